import { Box, Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { SIGN_UP_ACTIONS } from '../../sign-ups/staff/rights'
import type { DoorHelper, DoorHelpers } from '../../sign-ups/staff/views'
import { InputField } from '../ui/fields'
import { focusFirstField } from '../ui/focus-first-field'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { useRights } from '../ui/use-rights'
import { DOOR_HELPERS, LIST, setDoorHelper } from './requests'

type Rooms = DoorHelpers['rooms']

/** The door helpers, who check visitors in at their rooms' doors on their own phone. */
export function DoorHelpersPage() {
  const loaded = useLoaded<DoorHelpers>(DOOR_HELPERS)
  const may = useRights(SIGN_UP_ACTIONS)
  const { busy, run } = useAction(loaded.reload)
  const columns: readonly TableColumn<DoorHelper>[] = [
    { head: 'Naam', cell: ({ name }) => name || 'Nog geen naam' },
    { head: 'E-mailadres', cell: ({ email }) => email },
    { head: 'Ruimten', cell: ({ rooms }) => namesOf(rooms, loaded.data?.rooms ?? []) },
    ...(may.handle
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
                onRemove={() =>
                  run(setDoorHelper({ email, rooms: [] }), 'Het recht is weggenomen.')
                }
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <PanelPage
      title="Wie mag inchecken"
      subtitle="Medewerkers en vrijwilligers die aan de deur van een ruimte badges scannen, op hun eigen telefoon."
      back={[LIST, 'Aanmeldingen']}
      loaded={loaded}
    >
      {({ helpers, rooms }) => (
        <>
          <SortableTable
            caption="Wie mag inchecken"
            columns={columns}
            rows={helpers}
            keyOf={({ id }) => id}
            empty="Nog niemand mag inchecken."
          />
          {may.handle && (
            <HelperForm
              rooms={rooms}
              busy={busy}
              onSave={(email, rooms) =>
                run(setDoorHelper({ email, rooms }), `${email} mag nu inchecken.`)
              }
            />
          )}
        </>
      )}
    </PanelPage>
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
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if ((await onSave(email.trim(), chosen)) !== null) return
    setEmail('')
    setChosen([])
    focusFirstField(form)
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
        <InputField
          required
          name="email"
          label="E-mailadres van het account"
          type="email"
          value={email}
          maxLength={254}
          onChange={setEmail}
        />
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
