import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Table } from '~/ui/table.tsx'
import { profileMessages } from './messages.ts'
import type { ConsentView } from './profile-view.ts'

/** Everything that somebody agreed to, and what they withdrew since. */
export function ConsentHistory({ consents }: { consents: readonly ConsentView[] }) {
  const { consents: t } = useMessages(profileMessages)
  return (
    <section className="mt-14">
      <h3 className="text-2xl">{t.title}</h3>
      <p className="mt-2 mb-5 max-w-text text-mute">{t.lead}</p>
      {consents.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Table
          caption={t.title}
          hideCaption
          head={[t.subject, t.text, t.given, t.where, t.state]}
          rows={consents.map(({ subject, textVersion, given, source, withdrawn }) => [
            t.subjects[subject],
            t.version(textVersion),
            given,
            <Link key="source" to={source} className="link">
              {source}
            </Link>,
            <Badge key="state" tone={withdrawn ? 'plain' : 'green'}>
              {withdrawn ? t.withdrawn(withdrawn) : t.active}
            </Badge>,
          ])}
        />
      )}
    </section>
  )
}
