import type { EntryView } from '@beursvloer/contract/my-stand/proposal'
import {
  ENTRY_KINDS,
  type EntryKind,
  MAX_STAND_PICTURES,
  REMOVED,
} from '@beursvloer/contract/my-stand/terms'
import { standEntryPath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Badge } from '~/ui/badge.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { presentationMessages } from './presentation-messages.ts'

/** The name of an entry, in Dutch. */
export const entryTitle = ({ values }: Pick<EntryView, 'values'>): string =>
  String(values.name ?? values.titleNl ?? values.altNl ?? '')

interface EntryListProps {
  /** Document id of the exhibitor. */
  stand: string
  entries: readonly EntryView[]
  /** Ids for new entries, by kind. */
  fresh: Readonly<Record<EntryKind, string>>
}

/** The concepts, vacancies and proposed sessions of an exhibitor, each with a page of its own. */
export function EntryList({ stand, entries, fresh }: EntryListProps) {
  const t = useMessages(presentationMessages)
  const stateOf = ({ isNew, changed }: EntryView) =>
    isNew ? 'new' : changed.includes(REMOVED) ? 'removed' : changed.length > 0 ? 'changed' : 'live'
  const mayAddPicture = entries.filter(({ kind }) => kind === 'picture').length < MAX_STAND_PICTURES
  return (
    <section>
      <h2 className="text-3xl">{t.entries.title}</h2>
      <p className="mt-2 text-mute">{entries.length === 0 ? t.entries.none : t.entries.lead}</p>
      <ul className="mt-5 divide-y divide-gray-300 border border-ink empty:hidden">
        {entries.map((entry) => {
          const state = stateOf(entry)
          return (
            <li key={entry.id} className="relative px-5 py-3 hover:bg-green-50">
              <Link
                lang="nl"
                to={standEntryPath(stand, entry.kind, entry.id)}
                className="link-cover font-semibold"
              >
                {entryTitle(entry)}
              </Link>
              <p className="flex flex-wrap items-baseline gap-3 text-mute text-sm">
                {t.entries.kind[entry.kind]}
                <Badge tone={state === 'live' ? 'green' : 'plain'}>{t.entries.states[state]}</Badge>
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        {ENTRY_KINDS.filter((kind) => kind !== 'picture' || mayAddPicture).map((kind) => (
          <LinkButton key={kind} to={standEntryPath(stand, kind, fresh[kind])} size="sm">
            {t.entries.add[kind]}
          </LinkButton>
        ))}
      </p>
    </section>
  )
}
