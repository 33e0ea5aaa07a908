import { spokenSpan } from './dates.ts'
import { useLocale } from './locale.tsx'

/** A span of time: "10:30–11:10" to see, "10:30 tot 11:10 uur" to hear. */
export function TimeSpan({ start, end }: { start: string; end: string }) {
  const locale = useLocale()
  return (
    <>
      <span aria-hidden="true">
        {start}–{end}
      </span>
      <span className="sr-only select-none">{spokenSpan(start, end, locale)}</span>
    </>
  )
}
