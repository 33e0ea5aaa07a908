import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GAP_LABELS, PRESENTATION_LABELS } from '../../my-stand/staff/labels'
import type { ExhibitorProgress, PresentationStep, ProgressList } from '../../my-stand/staff/views'
import { Chip, type Tone } from '../ui/chip'
import { DialogFrame } from '../ui/dialog-frame'
import { optionsOf, TextField } from '../ui/fields'
import { Filters } from '../ui/filters'
import { dutchDay } from '../ui/formats'
import { ListPage } from '../ui/list-page'
import { post } from '../ui/requests'
import { SecondLine } from '../ui/second-line'
import type { TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { AreaTabs } from './area-tabs'
import { EXHIBITOR_COLUMN } from './exhibitor-column'
import { namesOf } from './names'

const PATH = '/my-stand/progress'

const TONES: Readonly<Record<PresentationStep, Tone>> = {
  absent: 'danger',
  incomplete: 'warning',
  complete: 'success',
  draft: 'warning',
  submitted: 'secondary',
  returned: 'warning',
}

const CHOICES = [
  { name: 'gap', label: 'Wat ontbreekt', any: 'Maakt niet uit', options: optionsOf(GAP_LABELS) },
]

const COLUMNS: readonly TableColumn<ExhibitorProgress>[] = [
  { ...EXHIBITOR_COLUMN, sort: 'name' },
  {
    head: 'Presentatie',
    sort: 'presentation',
    cell: ({ presentation }) => (
      <Chip tone={TONES[presentation]}>{PRESENTATION_LABELS[presentation]}</Chip>
    ),
  },
  {
    head: 'Taken',
    sort: 'tasks',
    cell: ({ tasksDone, tasksOpen, tasksLate }) => (
      <>
        {`${tasksDone} van ${tasksDone + tasksOpen + tasksLate}`}
        {tasksLate > 0 && (
          <Typography tag="div" paddingTop={1}>
            <Chip tone="danger">{`${tasksLate} te laat`}</Chip>
          </Typography>
        )}
      </>
    ),
  },
  {
    head: 'Badges',
    sort: 'badges',
    cell: ({ badges, badgesAllowed }) => `${badges} van ${badgesAllowed}`,
  },
  { head: 'Bestellingen', sort: 'orders', cell: ({ orders }) => orders },
  {
    head: 'Ingelogd',
    sort: 'signedInAt',
    cell: ({ people, signedInAt }) => (
      <>
        {signedInAt ? dutchDay(signedInAt) : 'Nog niet'}
        <SecondLine>{people === 1 ? '1 persoon' : `${people} personen`}</SecondLine>
      </>
    ),
  },
  { head: 'Leads', cell: ({ hasLeads }) => (hasLeads ? 'Ja' : 'Nee') },
]

/** What each exhibitor has done, and reminders to a selection of them. */
export function ProgressPage() {
  const [params] = useSearchParams()
  const loaded = useLoaded<ProgressList>(`${PATH}?${params}`)
  const [chosen, setChosen] = useState<ProgressList['found']>([])
  const found = loaded.data?.found ?? []
  const toggle = (one: ProgressList['found'][number], isChosen: boolean) =>
    setChosen((before) => [
      ...before.filter(({ documentId }) => documentId !== one.documentId),
      ...(isChosen ? [one] : []),
    ])
  const choice: TableColumn<ExhibitorProgress> = {
    head: 'Kies',
    cell: ({ documentId, name, isReachable }) => (
      <Checkbox
        aria-label={`Kies ${name}`}
        checked={chosen.some((one) => one.documentId === documentId)}
        onCheckedChange={(checked) => toggle({ documentId, name, isReachable }, checked === true)}
      />
    ),
  }
  return (
    <ListPage
      title="Overzicht van standhouders"
      subtitle="Wat de standhouders van deze editie deden, en wat er nog ontbreekt."
      links={<AreaTabs current="progress" />}
      filters={
        <>
          <Filters searchHint="Naam of stand" choices={CHOICES} period={null} />
          <Selection
            chosen={chosen}
            onAll={() => setChosen(found)}
            onNone={() => setChosen([])}
            found={found.length}
          />
        </>
      }
      loaded={loaded}
      exported={{ path: PATH, fileName: 'standhouders' }}
      empty="Er zijn nog geen standhouders."
      columns={[choice, ...COLUMNS]}
      sortedBy="name:ASC"
      keyOf={({ documentId }) => documentId}
    />
  )
}

interface SelectionProps {
  readonly chosen: ProgressList['found']
  /** How many the filters find. */
  readonly found: number
  readonly onAll: () => void
  readonly onNone: () => void
}

/** The chosen exhibitors, and the reminder to those that have members. */
function Selection({ chosen, found, onAll, onNone }: SelectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  const { busy, run } = useAction(onNone)
  const reached = chosen.filter(({ isReachable }) => isReachable)
  const others = chosen.filter(({ isReachable }) => !isReachable)
  const send = async () => {
    const exhibitors = reached.map(({ documentId }) => documentId)
    const sent = post(`${PATH}/remind`, { exhibitors, message })
    if ((await run(sent, 'De herinnering is verstuurd.')) !== null) return
    setOpen(false)
    setMessage('')
  }
  return (
    <Flex gap={3} wrap="wrap">
      <Button variant="tertiary" disabled={found === 0} onClick={onAll}>
        {`Kies alle ${found}`}
      </Button>
      {chosen.length > 0 && (
        <Button variant="tertiary" onClick={onNone}>
          Kies geen
        </Button>
      )}
      <Button disabled={reached.length === 0} onClick={() => setOpen(true)}>
        {`Herinner de ${reached.length}`}
      </Button>
      <Typography role="status" textColor="neutral600">
        {others.length > 0
          ? `Zonder mail: ${namesOf(others.map(({ name }) => name))}. Daar heeft nog niemand toegang die iets kan wijzigen.`
          : ''}
      </Typography>
      {isOpen && (
        <DialogFrame
          title={`Herinner ${reached.length === 1 ? '1 standhouder' : `${reached.length} standhouders`}`}
          onClose={() => setOpen(false)}
          confirm={
            <Button loading={busy} onClick={() => void send()}>
              Verstuur
            </Button>
          }
        >
          <Typography>
            De beheerders en redacteuren krijgen een mail met wat er bij hun stand nog open staat.
            Wie alles deed, krijgt alleen mail als u er iets bij schrijft.
          </Typography>
          <TextField
            name="message"
            label="Wat u erbij schrijft"
            value={message}
            maxLength={1000}
            onChange={setMessage}
          />
        </DialogFrame>
      )}
    </Flex>
  )
}
