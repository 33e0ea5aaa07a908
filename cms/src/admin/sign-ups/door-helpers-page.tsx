import { Box, Button, Checkbox, Field, Flex, Link, Typography } from '@strapi/design-system'
import { ArrowLeft } from '@strapi/icons'
import { Layouts, Page, useRBAC } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { SIGN_UP_ACTIONS } from '../../sign-ups/staff/rights'
import type { DoorHelper, DoorHelpers } from '../../sign-ups/staff/views'
import { EmptyState } from '../ui/empty-state'
import { Waiting } from '../ui/list-frame'
import { RemoveButton } from '../ui/remove-button'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { DOOR_HELPERS, LIST, setDoorHelper } from './requests'

type Rooms = DoorHelpers['rooms']

/** The door helpers, who check visitors in at their rooms' doors on their own phone. */
export function DoorHelpersPage() {
  const loaded = useLoaded<DoorHelpers>(DOOR_HELPERS)
  const { allowedActions } = useRBAC({
    handle: [{ action: SIGN_UP_ACTIONS.handle, subject: null }],
  })
  const { busy, run } = useAction(loaded.reload)
  const { data } = loaded
  const columns: readonly TableColumn<DoorHelper>[] = [
    { head: 'Naam', cell: ({ name }) => name || 'Nog geen naam' },
    { head: 'E-mailadres', cell: ({ email }) => email },
    { head: 'Ruimten', cell: ({ rooms }) => namesOf(rooms, data?.rooms ?? []) },
    ...(allowedActions.canHandle
      ? [
          {
            head: 'Doen',
            cell: ({ name, email }: DoorHelper) => (
              <RemoveButton
                small
                label="Neem weg"
                name={`Neem het recht van ${name || email} weg`}
                question={`Mag ${name || email} niet meer inchecken?`}
                consequence="Deze persoon kan daarna bij geen enkele deur meer inchecken."
                onRemove={async () => {
                  await run(setDoorHelper({ email, rooms: [] }), 'Het recht is weggenomen.')
                }}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <Page.Main>
      <Page.Title>Wie mag inchecken</Page.Title>
      <Layouts.Header
        title="Wie mag inchecken"
        subtitle="Medewerkers en vrijwilligers die aan de deur van een ruimte badges scannen, op hun eigen telefoon."
        navigationAction={
          <Link tag={NavLink} startIcon={<ArrowLeft />} to={LIST}>
            Aanmeldingen
          </Link>
        }
      />
      <Layouts.Content>
        <Waiting loaded={loaded} />
        {data && (
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            {data.helpers.length === 0 ? (
              <EmptyState>Nog niemand mag inchecken.</EmptyState>
            ) : (
              <SortableTable
                caption="Wie mag inchecken"
                columns={columns}
                rows={data.helpers}
                keyOf={({ id }) => id}
              />
            )}
            {allowedActions.canHandle && (
              <HelperForm
                rooms={data.rooms}
                busy={busy}
                onSave={(email, rooms) =>
                  run(setDoorHelper({ email, rooms }), `${email} mag nu inchecken.`)
                }
              />
            )}
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}

const namesOf = (ids: readonly string[], rooms: Rooms): string =>
  rooms
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')

interface HelperFormProps {
  readonly rooms: Rooms
  readonly busy: boolean
  readonly onSave: (email: string, rooms: readonly string[]) => Promise<string | null>
}

/** Makes an account a door helper of rooms; these replace its former rooms. */
function HelperForm({ rooms, busy, onSave }: HelperFormProps) {
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if ((await onSave(email.trim(), chosen)) !== null) return
    setEmail('')
    setChosen([])
  }
  return (
    <Box background="neutral0" borderColor="neutral200" padding={6} tag="form" onSubmit={send}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography variant="delta" tag="h2">
          Laat iemand inchecken
        </Typography>
        <Typography textColor="neutral600">
          Deze persoon heeft een account als bezoeker nodig en vindt de deuren daarna op de site, op
          het adres /deur. Op die telefoon staan namen en e-mailadressen van wie er een plaats
          heeft.
        </Typography>
        <Field.Root name="email" required>
          <Field.Label>E-mailadres van het account</Field.Label>
          <Field.Input
            type="email"
            value={email}
            maxLength={254}
            onChange={({ target }: { target: { value: string } }) => setEmail(target.value)}
          />
        </Field.Root>
        <Box tag="fieldset" borderStyle="none" padding={0}>
          <Typography tag="legend" variant="pi" fontWeight="bold">
            Ruimten
          </Typography>
          <Flex gap={4} wrap="wrap" paddingTop={2}>
            {rooms.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={chosen.includes(id)}
                onCheckedChange={(isChosen) =>
                  setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              >
                {name}
              </Checkbox>
            ))}
          </Flex>
        </Box>
        <Flex>
          <Button type="submit" loading={busy} disabled={!email.trim() || chosen.length === 0}>
            Laat inchecken
          </Button>
        </Flex>
      </Flex>
    </Box>
  )
}
