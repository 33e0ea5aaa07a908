import { timeOf } from '~/i18n/dates.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { PageLink } from '~/ui/page-link.tsx'
import { saveAtTime } from './change-entry.ts'
import type { Suggestion } from './fill-gaps.ts'
import { myFairMessages } from './messages.ts'

interface GapBoxProps {
  /** Name of the gap: its minutes, or its end. */
  title: string
  suggestions: readonly Suggestion[]
}

interface SuggestionNameProps {
  suggestion: Suggestion
  /** Whether its time is shown. */
  time: boolean
  className?: string
}

/** A suggestion as a link, with its time, place and the walk to it. */
export function SuggestionName({ suggestion: one, time, className }: SuggestionNameProps) {
  const t = useMessages(myFairMessages)
  const facts = [
    time && `${timeOf(one.start)}–${timeOf(one.end)}`,
    one.kind !== 'session' && one.place && t.stand(one.place),
    one.walk !== null && one.walk > 0 && t.walk(one.walk),
  ]
  return (
    <>
      <PageLink to={one.path} className="font-semibold hover:underline">
        <span lang={one.lang}>{one.title}</span>
      </PageLink>{' '}
      <span className={cx('text-mute tabular-nums', className)}>
        {facts.filter(Boolean).join(', ')}
      </span>
    </>
  )
}

/** A gap of a day with suggestions. */
export function GapBox({ title, suggestions }: GapBoxProps) {
  const t = useMessages(myFairMessages)
  return (
    <div className="flex h-full flex-col border border-gray-500 border-dashed bg-paper pl-4 text-sm leading-snug print:pl-3 print:text-[8.5pt]">
      <p className="py-1.5 text-mute">{title}</p>
      <ul>
        {suggestions.map((one) => (
          <li
            key={one.id}
            className="flex items-center justify-between gap-3 border-rule border-t pr-2"
          >
            <span className="min-w-0 py-1">
              <SuggestionName
                suggestion={one}
                time={one.kind === 'session'}
                className="whitespace-nowrap"
              />
            </span>
            <button
              type="button"
              onClick={() => saveAtTime(one)}
              className="link min-h-9 shrink-0 px-1 font-semibold text-primary max-md:min-h-11 print:hidden"
            >
              <span aria-hidden="true">{t.saveAtTime}</span>
              <span className="sr-only">{t.putInNamed(one.title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
