import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Badge } from '~/ui/badge.tsx'
import { profileMessages } from './messages.ts'
import type { ConsentView } from './profile-view.ts'

/** All consents of a visitor, withdrawn ones included. */
export function ConsentHistory({ consents }: { consents: readonly ConsentView[] }) {
  const { consents: t } = useMessages(profileMessages)
  return (
    <section className="mt-14 max-w-3xl">
      <h3 className="text-2xl">{t.title}</h3>
      <p className="mt-2 mb-5 text-mute">{t.lead}</p>
      {consents.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="divide-y divide-gray-300 border-ink border-y">
          {consents.map(({ subject, textVersion, given, source, withdrawn }) => (
            <li
              key={`${subject} ${given} ${withdrawn}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5"
            >
              <div className="min-w-0">
                <p className="font-semibold">{t.subjects[subject]}</p>
                <p className="text-mute text-sm tabular-nums">
                  {t.given(given, textVersion)}{' '}
                  <Link to={source} className="link">
                    {source}
                  </Link>
                </p>
              </div>
              <Badge tone={withdrawn ? 'plain' : 'green'}>
                {withdrawn ? t.withdrawn(withdrawn) : t.active}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
