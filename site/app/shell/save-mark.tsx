import { AS_SERVED } from '~/ui/use-hydrated.ts'

interface SaveMarkProps {
  /** The entry that it saves, as `entryKey`: `exhibitor:k7m2`. */
  entry: string
  /** Title of the entry, and its language where that is not the page's. */
  name: string
  'name-lang'?: string | undefined
  /** In words, for a page about it. */
  wide?: true
  className?: string
}

/** How many entries are saved, at the top right of a link's icon; `saved-count.ts` fills it in. */
export const SavedCount = (): React.ReactNode => <saved-count className="absolute" {...AS_SERVED} />

/** A button that saves an exhibitor or a concept; `save-marks.ts` fills it in when the page is there. */
export const SaveMark = (props: SaveMarkProps): React.ReactNode => (
  <save-mark {...props} {...AS_SERVED} />
)
