import { useMessages } from '~/i18n/locale.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { saveAtTime } from './change-entry.ts'
import type { Suggestion } from './fill-gaps.ts'
import { myFairMessages } from './messages.ts'
import { timeOf } from './times.ts'

interface GapBoxProps {
  /** Name of the gap: its minutes, or its end. */
  title: string
  suggestions: readonly Suggestion[]
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
              <PageLink to={one.path} className="font-semibold hover:underline">
                <span lang={one.lang}>{one.title}</span>
              </PageLink>{' '}
              <span className="whitespace-nowrap text-mute tabular-nums">
                {[
                  one.kind === 'session' && `${timeOf(one.start)}–${timeOf(one.end)}`,
                  one.kind !== 'session' && one.place && t.stand(one.place),
                  one.walk !== null && one.walk > 0 && t.walk(one.walk),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
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
