import { ACTIVE_STATES, SIGN_UP_STATES } from '@beursvloer/contract/sign-ups/states'
import { Button, Flex, Link, Typography } from '@strapi/design-system'
import { NavLink, useParams, useSearchParams } from 'react-router-dom'
import { COUNTED_LABEL, STATE_LABELS } from '../../sign-ups/staff/labels'
import { SIGN_UP_ACTIONS } from '../../sign-ups/staff/rights'
import type { PersonList, PersonRow } from '../../sign-ups/staff/views'
import { Chip, type Tone } from '../ui/chip'
import { Filters } from '../ui/filters'
import { dutchTime } from '../ui/formats'
import { ListPage } from '../ui/list-page'
import { RemoveButton } from '../ui/remove-button'
import { SecondLine } from '../ui/second-line'
import type { TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { ItemActions } from './item-actions'
import { Occupancy } from './occupancy'
import { cancelForVisitor, LIST, promote, SIGN_UPS, takeBackWalkIn } from './requests'
import { whenText } from './when'

const TONES: Readonly<Record<PersonRow['state'], Tone>> = {
  held: 'neutral',
  confirmed: 'success',
  waiting: 'warning',
  offered: 'secondary',
  cancelled: 'neutral',
  attended: 'success',
  absent: 'danger',
  'walk-in': 'secondary',
}

/** The state of a sign-up, with the position on the waiting list or the end of the offer. */
function SignUpState({ state, position, until }: Pick<PersonRow, 'state' | 'position' | 'until'>) {
  return (
    <>
      <Chip tone={TONES[state]}>
        {position === null ? STATE_LABELS[state] : `${STATE_LABELS[state]}, nr. ${position}`}
      </Chip>
      {until && <SecondLine>{`tot ${dutchTime(until)}`}</SecondLine>}
    </>
  )
}

/** The states that staff can cancel; attended and absent are final. */
const TAKEN_OFF: readonly PersonRow['state'][] = ACTIVE_STATES

const COLUMNS: readonly TableColumn<PersonRow>[] = [
  {
    sort: 'name',
    head: 'Naam',
    cell: ({ name, email, phone, visitor }) => (
      <>
        {visitor ? (
          <Link tag={NavLink} to={`/bezoekers/${visitor}`}>
            {name || 'Nog geen naam'}
          </Link>
        ) : (
          name || (email ? 'Nog geen naam' : COUNTED_LABEL)
        )}
        <SecondLine>{[email, phone].filter(Boolean).join('\u00a0· ')}</SecondLine>
      </>
    ),
  },
  {
    sort: 'state',
    head: 'Status',
    cell: (person) => <SignUpState {...person} />,
  },
  { sort: 'turn', head: 'Volgorde', cell: ({ turn }) => turn },
  { sort: 'arrivedAt', head: 'Aangemeld', cell: ({ arrivedAt }) => dutchTime(arrivedAt) },
]

const STATE_FILTER = {
  name: 'state',
  label: 'Status',
  any: 'Niet afgemeld',
  options: SIGN_UP_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
}

/** The people with a place at an item or on its waiting list, and the actions of staff. */
export function ItemPage() {
  const { item: id = '' } = useParams()
  const [params] = useSearchParams()
  const loaded = useLoaded<PersonList>(`${SIGN_UPS}/${id}?${params}`)
  const may = useRights(SIGN_UP_ACTIONS)
  const { busy, run } = useAction(loaded.reload)
  const item = loaded.data?.item
  const actions: TableColumn<PersonRow> = {
    head: 'Doen',
    cell: ({ documentId, name, email, state }) => (
      <Flex gap={2} wrap="wrap">
        {(state === 'waiting' || state === 'offered') && (
          <Button
            size="S"
            variant="secondary"
            disabled={busy}
            onClick={() => run(promote(id, documentId), `${name || email} heeft nu een plaats.`)}
          >
            Geef plaats
          </Button>
        )}
        {state === 'walk-in' && (
          <Button
            size="S"
            variant="tertiary"
            disabled={busy}
            aria-label={`Maak ongedaan: ${name || email || COUNTED_LABEL} ingelopen`}
            onClick={() => run(takeBackWalkIn(id, documentId), 'Deze inloper telt niet meer mee.')}
          >
            Maak ongedaan
          </Button>
        )}
        {TAKEN_OFF.includes(state) && (
          <RemoveButton
            small
            label="Meld af"
            name={`Meld ${name || email} af`}
            question={`${name || email} afmelden?`}
            consequence="Deze persoon krijgt daarover een e-mail. De plaats gaat naar de eerste op de wachtlijst."
            onRemove={() => run(cancelForVisitor(id, documentId), `${name || email} is afgemeld.`)}
          />
        )}
      </Flex>
    ),
  }
  return (
    <ListPage
      title={item?.title ?? 'Aanmeldingen'}
      caption="Aanmeldingen"
      subtitle={item ? `${whenText(item)}, ${item.room}` : ''}
      back={[LIST, 'Aanmeldingen']}
      links={
        item && (
          <Flex gap={6} alignItems="start">
            <Occupancy item={item} />
            <Typography>{`${item.waiting} op de wachtlijst`}</Typography>
            {item.inside > 0 && (
              <Typography>
                {`${item.inside} binnen${item.walkedIn > 0 ? `, van wie ${item.walkedIn} ingelopen` : ''}`}
              </Typography>
            )}
          </Flex>
        )
      }
      loaded={loaded}
      empty="Nog niemand heeft zich voor dit onderdeel aangemeld."
      filters={
        <Flex direction="column" alignItems="stretch" gap={4}>
          {item && loaded.data && (
            <ItemActions
              item={item}
              others={loaded.data.others}
              mayHandle={may.handle}
              mayMail={may.mail}
              reload={loaded.reload}
            />
          )}
          <Filters
            searchHint="Naam, e-mailadres of telefoonnummer"
            choices={[STATE_FILTER]}
            period={null}
          />
        </Flex>
      }
      exported={may.export && { path: `${SIGN_UPS}/${id}`, fileName: 'aanmeldingen' }}
      columns={may.handle ? [...COLUMNS, actions] : COLUMNS}
      keyOf={({ documentId }) => documentId}
      sortedBy="turn:ASC"
    />
  )
}
