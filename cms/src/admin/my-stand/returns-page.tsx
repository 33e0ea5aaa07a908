import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Former, Returns } from '../../my-stand/staff/views'
import { Chip } from '../ui/chip'
import { DialogFrame } from '../ui/dialog-frame'
import { EmptyState } from '../ui/empty-state'
import { TextField } from '../ui/fields'
import { Filters } from '../ui/filters'
import { count, dutchDay, dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { post } from '../ui/requests'
import { SecondLine } from '../ui/second-line'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { WorkingEditionChooser } from '../ui/working-edition-chooser'
import { AreaTabs } from './area-tabs'

const PATH = '/my-stand/returns'

const mayBeInvited = ({ email, comes, invitedAt }: Former): boolean =>
  email !== null && !comes && invitedAt === null

function State({ comes, invitedAt, answer, answeredAt, email }: Former) {
  if (comes) return <Chip tone="success">Doet mee</Chip>
  if (answer && answeredAt)
    return (
      <>
        <Chip tone={answer === 'yes' ? 'success' : 'neutral'}>
          {answer === 'yes' ? 'Komt weer' : 'Komt niet'}
        </Chip>
        <SecondLine>{dutchTime(answeredAt)}</SecondLine>
      </>
    )
  if (invitedAt) return <Chip tone="secondary">Nog geen antwoord</Chip>
  return email ? 'Nog niet uitgenodigd' : 'Geen e-mailadres bekend'
}

const COLUMNS: readonly TableColumn<Former>[] = [
  { head: 'Standhouder', cell: ({ name }) => name },
  {
    head: 'Mail naar',
    cell: ({ email, language }) => (
      <>
        {email ?? '–'}
        {email && <SecondLine>{language === 'nl' ? 'Nederlands' : 'Engels'}</SecondLine>}
      </>
    ),
  },
  { head: 'Uitgenodigd', cell: ({ invitedAt }) => (invitedAt ? dutchDay(invitedAt) : 'Nee') },
  { head: 'Antwoord', cell: (former) => <State {...former} /> },
]

/** Invites the exhibitors of the former edition to the one that staff work in, and shows who answered. */
export function ReturnsPage() {
  const loaded = useLoaded<Returns>(PATH)
  const { to } = loaded.data ?? {}
  return (
    <PanelPage
      title={to ? `Opnieuw uitnodigen voor ${to}` : 'Opnieuw uitnodigen'}
      subtitle="Standhouders van de vorige editie krijgen een mail met een eigen link, waarop hun gegevens al klaarstaan."
      loaded={loaded}
      action={<WorkingEditionChooser />}
      top={<AreaTabs current="returns" />}
    >
      {(returns) =>
        returns.exhibitors.length > 0 && !returns.isOver ? (
          <Invitations returns={returns} reload={loaded.reload} />
        ) : (
          <EmptyState>
            {returns.isOver
              ? 'Deze editie is geweest. Kies hierboven de editie die u voorbereidt.'
              : 'Van een eerdere editie zijn er geen standhouders. Kies de editie die u voorbereidt, of maak haar bij Edities.'}
          </EmptyState>
        )
      }
    </PanelPage>
  )
}

interface InvitationsProps {
  readonly returns: Returns
  readonly reload: () => void
}

function Invitations({ returns, reload }: InvitationsProps) {
  const { from, categories, exhibitors } = returns
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const category = params.get('category')
  const words = (params.get('_q') ?? '').toLowerCase()
  const shown = exhibitors.filter(
    (one) => (!category || one.category === category) && one.name.toLowerCase().includes(words),
  )
  const open = shown.filter(mayBeInvited)
  const choice: TableColumn<Former> = {
    head: 'Kies',
    cell: (one) =>
      mayBeInvited(one) && (
        <Checkbox
          aria-label={`Kies ${one.name}`}
          checked={chosen.includes(one.documentId)}
          onCheckedChange={(checked) =>
            setChosen((before) => [
              ...before.filter((id) => id !== one.documentId),
              ...(checked === true ? [one.documentId] : []),
            ])
          }
        />
      ),
  }
  const done = () => {
    setOpen(false)
    setChosen([])
    reload()
  }
  const number = (test: (one: Former) => boolean) => exhibitors.filter(test).length
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Filters
        searchHint="Naam"
        period={null}
        choices={[
          {
            name: 'category',
            label: 'Categorie',
            any: 'Alle categorieën',
            options: categories.map(({ documentId, name }) => ({ value: documentId, label: name })),
          },
        ]}
      />
      <Flex gap={3} wrap="wrap">
        <Button
          variant="tertiary"
          disabled={open.length === 0}
          onClick={() => setChosen(open.map(({ documentId }) => documentId))}
        >
          {`Kies alle ${open.length}`}
        </Button>
        <Button disabled={chosen.length === 0} onClick={() => setOpen(true)}>
          {chosen.length === 0
            ? 'Nodig uit'
            : `Nodig ${count(chosen.length, 'standhouder', 'standhouders')} uit`}
        </Button>
        <Typography role="status" textColor="neutral600">
          {[
            `${count(exhibitors.length, 'standhouder', 'standhouders')} van ${from}`,
            `uitgenodigd: ${number(({ invitedAt }) => invitedAt !== null)}`,
            `komt weer: ${number(({ answer }) => answer === 'yes')}`,
            `komt niet: ${number(({ answer }) => answer === 'no')}`,
          ].join(' · ')}
        </Typography>
      </Flex>
      <SortableTable
        caption={`Standhouders van ${from}`}
        columns={[choice, ...COLUMNS]}
        rows={shown}
        keyOf={({ documentId }) => documentId}
      />
      {isOpen && (
        <InvitationDialog
          returns={returns}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onDone={done}
        />
      )}
    </Flex>
  )
}

interface DialogProps {
  readonly returns: Returns
  readonly chosen: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The text of the mail, which staff change before it goes out. */
function InvitationDialog({ returns: { from, to }, chosen, onClose, onDone }: DialogProps) {
  const [messageNl, setNl] = useState(
    `U stond op ${from}. Wij bereiden ${to} voor en hebben u er graag weer bij. Uw gegevens van de vorige keer staan klaar; u hoeft alleen te wijzigen wat anders is.`,
  )
  const [messageEn, setEn] = useState(
    `You exhibited at ${from}. We are preparing ${to} and would like to welcome you again. Your details are ready; you only change what is different.`,
  )
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useAction(onDone)
  const send = async () => {
    const sent = post(PATH, { exhibitors: chosen, messageNl, messageEn })
    setProblem(await run(sent, 'De uitnodigingen zijn verstuurd.', true))
  }
  return (
    <DialogFrame
      title={`Nodig ${count(chosen.length, 'standhouder', 'standhouders')} uit voor ${to}`}
      onClose={onClose}
      problem={problem}
      confirm={
        <Button loading={busy} disabled={!messageNl.trim() || !messageEn.trim()} onClick={send}>
          Verstuur
        </Button>
      }
    >
      <Typography>
        Niemand krijgt deze uitnodiging twee keer. Onder uw tekst staat de eigen link van de
        standhouder.
      </Typography>
      <TextField
        name="messageNl"
        label="Tekst in het Nederlands"
        value={messageNl}
        maxLength={2000}
        onChange={setNl}
      />
      <TextField
        name="messageEn"
        label="Tekst in het Engels"
        value={messageEn}
        maxLength={2000}
        onChange={setEn}
      />
    </DialogFrame>
  )
}
