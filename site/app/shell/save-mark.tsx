import { AS_SERVED } from '~/ui/use-hydrated.ts'

interface SaveMarkProps {
  /** The entry that it saves, as `entryKey`: `exhibitor:k7m2`. */
  entry: string
  /** Title of the entry; `lang` where that is not in the page's language. */
  name: string
  lang?: string | undefined
  /** In words, for a page about it. */
  wide?: true
  className?: string
}

/** How many entries are saved, at the top right of a link's icon; `saved-count.ts` fills it in. */
export const SavedCount = (): React.ReactNode => (
  <saved-count
    class="absolute top-1.5 left-1/2 ml-1.5 md:top-3 min-w-4.5 rounded-xs bg-primary px-1 text-center font-semibold text-[0.6875rem] text-on-primary leading-4.5 tabular-nums empty:hidden print:hidden"
    {...AS_SERVED}
  />
)

/** A button that saves an exhibitor or a concept; `save-marks.ts` fills it in when the page is there. */
export const SaveMark = ({ lang, ...props }: SaveMarkProps): React.ReactNode => (
  <save-mark name-lang={lang} {...props} {...AS_SERVED} />
)
