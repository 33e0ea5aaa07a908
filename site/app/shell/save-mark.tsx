import { AS_SERVED } from '~/ui/use-hydrated.ts'

interface SaveMarkProps {
  /** What it saves, as `entryKey`: `exhibitor:k7m2`. */
  entry: string
  /** What that is called, and in which language where that is not the page's. */
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
