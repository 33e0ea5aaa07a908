import { ORGANISATION_TYPES } from '@beursvloer/contract/forms/definitions/visitor-fields'
import { Link, Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import { NavLink, useSearchParams } from 'react-router-dom'
import {
  dayLabel,
  LANGUAGE_LABELS,
  organisationTypeLabel,
  VISITOR_STATE_LABELS,
} from '../../visitors/staff/labels'
import { VISITOR_ACTIONS } from '../../visitors/staff/rights'
import { VISITOR_STATES } from '../../visitors/staff/state'
import type { VisitorList, VisitorRow } from '../../visitors/staff/views'
import { ExportMenu } from '../ui/export-menu'
import { Filters } from '../ui/filters'
import { dutchTime } from '../ui/formats'
import { ListFrame } from '../ui/list-frame'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useLoaded } from '../ui/use-loaded'
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
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {email}
        </Typography>
      </>
    ),
  },
  {
    sort: 'organisation',
    head: 'Organisatie',
    cell: ({ organisation, organisationType }) => (
      <>
        {organisation || '–'}
        <Typography tag="span" display="block" variant="pi" textColor="neutral600">
          {organisationTypeLabel(organisationType)}
        </Typography>
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

/** The filters of the list; days and themes come from the content. */
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
    options: ORGANISATION_TYPES.map(({ value, label }) => ({ value, label: label.nl })),
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
    options: Object.entries(LANGUAGE_LABELS).map(([value, label]) => ({ value, label })),
  },
]

/** Parameters of the list's display, which do not filter it. */
const SHOWING = ['sort', 'page', 'pageSize']

/** Everybody who registered. */
export function ListPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<VisitorList>(`${VISITORS}?${params}`)
  const { allowedActions } = useRBAC({
    export: [{ action: VISITOR_ACTIONS.export, subject: null }],
  })
  const isFiltered = [...params.keys()].some((name) => !SHOWING.includes(name))
  return (
    <ListFrame
      title="Bezoekers"
      subtitle="Wie zich voor een bezoek heeft geregistreerd. Gebruik deze gegevens alleen voor het bezoek; de nieuwsbrief alleen voor wie daarom vroeg."
      links={<VisitorLinks />}
      loaded={loaded}
      empty={
        isFiltered
          ? 'Geen resultaten. Wis de filters of zoek met minder woorden.'
          : 'Nog niemand heeft zich geregistreerd. Wie dat op de site doet, komt hier te staan.'
      }
      filters={
        <Filters
          searchHint="Naam, organisatie of e-mailadres"
          choices={choicesFor(loaded.data)}
          period={{ from: 'Geregistreerd vanaf', until: 'Tot en met' }}
        />
      }
      action={
        allowedActions.canExport && (
          <ExportMenu
            path={VISITORS}
            query={params.toString()}
            total={loaded.data?.total ?? 0}
            fileName="bezoekers"
          />
        )
      }
    >
      {({ rows }) => (
        <SortableTable
          caption="Bezoekers"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ documentId }) => documentId}
          sortedBy="registeredAt:DESC"
        />
      )}
    </ListFrame>
  )
}
