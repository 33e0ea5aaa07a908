import type { Act } from '@beursvloer/contract/my-stand/terms'
import { useMessages } from '~/i18n/locale.tsx'
import { actingMessages } from './acting-messages.ts'

/** What somebody of the organiser changed, with the moment in words. */
export interface ActView {
  what: Act
  by: string
  /** ISO 8601. */
  at: string
  moment: string
}

/** What the organiser changed for an exhibitor. */
export function ActsList({ acts }: { acts: readonly ActView[] }) {
  const t = useMessages(actingMessages)
  return (
    <section>
      <h2 className="mb-5 text-3xl">{t.heading}</h2>
      <ul className="divide-y divide-gray-300 border border-ink">
        {acts.map(({ what, by, at, moment }) => (
          <li key={at} className="px-5 py-3">
            <b className="block font-semibold">{t.acts[what]}</b>
            <span className="text-mute text-sm">{t.act(by, moment)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
