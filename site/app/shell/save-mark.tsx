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

/** A button that saves an exhibitor or a concept; `save-marks.ts` fills it in when the page is there. */
export const SaveMark = (props: SaveMarkProps): React.ReactNode => (
  <save-mark {...props} {...AS_SERVED} />
)
