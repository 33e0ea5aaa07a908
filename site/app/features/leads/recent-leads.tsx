import type { Lead, LeadEntry } from '@beursvloer/contract/leads/calls'
import { useMessages } from '~/i18n/locale.tsx'
import { timeOfDay } from '~/i18n/today.ts'
import { leadMessages } from './messages.ts'

/** The latest leads of the stand, and hatched those that wait on this phone. */
export function RecentLeads({
  recent,
  unsent,
}: {
  recent: readonly Lead[]
  unsent: readonly LeadEntry[]
}) {
  const t = useMessages(leadMessages)
  return (
    <section>
      <h2 className="text-2xl">{t.recent}</h2>
      {recent.length + unsent.length === 0 && <p className="mt-2 text-mute">{t.noRecent}</p>}
      <ul className="mt-3 border-ink border-t empty:hidden">
        {unsent.map((entry) => (
          <li
            key={entry.id}
            className="flex justify-between gap-4 border-gray-300 border-b border-dashed py-2.5 text-mute"
          >
            <span>{entry.what === 'card' ? entry.card.name : t.sending}</span>
            <span className="tabular-nums">{timeOfDay(new Date(entry.at))}</span>
          </li>
        ))}
        {recent.map(({ id, state, person, scannedAt }) => (
          <li key={id} className="flex justify-between gap-4 border-gray-300 border-b py-2.5">
            <span className="wrap-anywhere min-w-0">
              {state === 'shared' ? (
                <>
                  <span className="font-semibold">{person.name || t.person}</span>{' '}
                  {person.organisation}
                </>
              ) : (
                <span className="text-mute">{t.states[state]}</span>
              )}
            </span>
            <span className="text-mute tabular-nums">{timeOfDay(new Date(scannedAt))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
