import { Link } from '@strapi/design-system'
import { NavLink, useSearchParams } from 'react-router-dom'
import { dayLabel, LANGUAGE_LABELS, VISITOR_STATE_LABELS } from '../../visitors/staff/labels'
import { VISITOR_ACTIONS } from '../../visitors/staff/rights'
import { VISITOR_STATES } from '../../visitors/staff/state'
import type { VisitorList, VisitorRow } from '../../visitors/staff/views'
import { optionsOf } from '../ui/fields'
import { Filters } from '../ui/filters'
import { dutchTime } from '../ui/formats'
import { ListPage } from '../ui/list-page'
import { SecondLine } from '../ui/second-line'
import type { TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { VISITORS } from './requests'
import { StateChip } from './state-chip'
import { VisitorLinks } from './visitor-links'

const COLUMNS: readonly TableColumn<VisitorRow>[] = [
  {
    sort: 'lastName',
    head: 'Naam',
    cell: ({ documentId, name, email }) => (
      <>
        <Link tag={NavLink} to={documentId}>
          {name || 'Nog geen naam'}
        </Link>
        <SecondLine>{email}</SecondLine>
      </>
    ),
  },
  {
    sort: 'organisation',
    head: 'Organisatie',
    cell: ({ organisation, organisationType }) => (
      <>
        {organisation || '–'}
        <SecondLine>{organisationType}</SecondLine>
      </>
    ),
  },
  { head: 'Dagen', cell: ({ days }) => days.map(dayLabel).join(', ') || '–' },
  {
    sort: 'registeredAt',
    head: 'Geregistreerd',
    cell: ({ registeredAt }) => dutchTime(registeredAt),
  },
  { head: 'Status', cell: ({ state }) => <StateChip state={state} /> },
]

/** The filters of the list; kinds of organisations, days and themes come from the content. */
const choicesFor = (list: VisitorList | null) => [
  {
    name: 'state',
    label: 'Status',
    any: 'Elke status',
    options: VISITOR_STATES.map((value) => ({ value, label: VISITOR_STATE_LABELS[value] })),
  },
  {
    name: 'type',
    label: 'Type organisatie',
    any: 'Elk type',
    options: list?.organisationTypes ?? [],
  },
  {
    name: 'day',
    label: 'Dag van bezoek',
    any: 'Elke dag',
    options: (list?.days ?? []).map((value) => ({ value, label: dayLabel(value) })),
  },
  { name: 'interest', label: 'Interesse', any: 'Elke interesse', options: list?.interests ?? [] },
  {
    name: 'language',
    label: 'Taal',
    any: 'Elke taal',
    options: optionsOf(LANGUAGE_LABELS),
  },
]

/** Everybody who registered. */
export function VisitorsPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<VisitorList>(`${VISITORS}?${params}`)
  const may = useRights(VISITOR_ACTIONS)
  return (
    <ListPage
      title="Bezoekers"
      subtitle="Wie zich voor een bezoek heeft geregistreerd. Gebruik deze gegevens alleen voor het bezoek; de nieuwsbrief alleen voor wie daarom vroeg."
      links={<VisitorLinks />}
      loaded={loaded}
      empty="Nog niemand heeft zich geregistreerd. Wie dat op de site doet, komt hier te staan."
      filters={
        <Filters
          searchHint="Naam, organisatie of e-mailadres"
          choices={choicesFor(loaded.data)}
          period={{ from: 'Geregistreerd vanaf', until: 'Tot en met' }}
        />
      }
      exported={may.export && { path: VISITORS, fileName: 'bezoekers' }}
      columns={COLUMNS}
      keyOf={({ documentId }) => documentId}
      sortedBy="registeredAt:DESC"
    />
  )
}
