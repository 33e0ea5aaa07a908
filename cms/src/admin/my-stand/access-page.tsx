import { MEMBER_ROLES, type MemberRole } from '@beursvloer/contract/my-stand/terms'
import { Button, Flex, Typography } from '@strapi/design-system'
import { getFetchClient } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { ROLE_LABELS } from '../../my-stand/staff/labels'
import type { ExhibitorAccess, StaffMember } from '../../my-stand/staff/views'
import { Chip } from '../ui/chip'
import { InputField, optionsOf, SelectField } from '../ui/fields'
import { focusFirstField } from '../ui/focus-first-field'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { post } from '../ui/requests'
import { Section } from '../ui/section'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { AreaTabs } from './area-tabs'
import { EXHIBITOR_COLUMN } from './exhibitor-column'

const ACCESS = '/my-stand/access'

/** Opens the area of an exhibitor in a window of its own, as staff. */
async function openArea(exhibitor: string): Promise<void> {
  // Opened later, a browser would block the window as a pop-up.
  const opened = window.open('', '_blank')
  try {
    const path = `${ACCESS}/${exhibitor}/act`
    const answer = await getFetchClient().post<{ data: { url: string } }>(path, {})
    if (!opened) return
    opened.opener = null
    opened.location.href = answer.data.data.url
  } catch (error) {
    opened?.close()
    throw error
  }
}

/** The members of each exhibitor, and the form to invite one. */
export function AccessPage() {
  const loaded = useLoaded<readonly ExhibitorAccess[]>(ACCESS)
  const { busy, run } = useAction(loaded.reload)
  const columns: readonly TableColumn<ExhibitorAccess>[] = [
    EXHIBITOR_COLUMN,
    {
      head: 'Mensen',
      cell: ({ documentId, members }) =>
        members.length === 0
          ? 'Nog niemand'
          : members.map((member) => (
              <Member
                key={member.documentId}
                member={member}
                onWithdraw={() =>
                  run(
                    post(`${ACCESS}/${documentId}`, {
                      change: 'withdraw',
                      member: member.documentId,
                    }),
                    'De toegang is ingetrokken.',
                  )
                }
              />
            )),
    },
    {
      head: 'Doen',
      cell: ({ documentId, name }) => (
        <Button
          size="S"
          variant="tertiary"
          disabled={busy}
          aria-label={`Open Mijn stand van ${name} als organisatie`}
          onClick={() => void run(openArea(documentId), 'Mijn stand staat in een ander venster.')}
        >
          Open
        </Button>
      ),
    },
  ]
  return (
    <PanelPage
      title="Toegang van standhouders"
      subtitle="Wie namens een standhouder in Mijn stand mag. Een definitief contract nodigt de afzender vanzelf uit."
      top={<AreaTabs current="access" />}
      loaded={loaded}
    >
      {(exhibitors) => (
        <>
          <InviteForm
            exhibitors={exhibitors}
            busy={busy}
            onInvite={(exhibitor, body) =>
              run(post(`${ACCESS}/${exhibitor}`, body), 'De uitnodiging is verstuurd.')
            }
          />
          <SortableTable
            caption="Toegang van standhouders"
            columns={columns}
            rows={exhibitors}
            keyOf={({ documentId }) => documentId}
            empty="Er zijn nog geen standhouders."
          />
        </>
      )}
    </PanelPage>
  )
}

interface MemberProps {
  readonly member: StaffMember
  readonly onWithdraw: () => Promise<unknown>
}

function Member({ member, onWithdraw }: MemberProps) {
  const { name, email, role, state } = member
  return (
    <Flex gap={3} wrap="wrap" paddingBottom={2}>
      <Typography>{`${name}, ${email}`}</Typography>
      <Chip tone={state === 'active' ? 'success' : 'warning'}>
        {state === 'active' ? ROLE_LABELS[role] : `${ROLE_LABELS[role]}, uitgenodigd`}
      </Chip>
      <RemoveButton
        small
        label="Trek in"
        name={`Trek de toegang van ${name} in`}
        question={`Mag ${name} niet meer in Mijn stand?`}
        verb="Trek in"
        consequence="Deze persoon kan daarna niets meer namens de standhouder doen."
        onRemove={onWithdraw}
      />
    </Flex>
  )
}

interface InviteFormProps {
  readonly exhibitors: readonly ExhibitorAccess[]
  readonly busy: boolean
  readonly onInvite: (exhibitor: string, body: object) => Promise<string | null>
}

const EMPTY = { name: '', email: '', role: 'manager' as MemberRole, language: 'nl' }
const LANGUAGES = { nl: 'Nederlands', en: 'Engels' }

function InviteForm({ exhibitors, busy, onInvite }: InviteFormProps) {
  const [exhibitor, setExhibitor] = useState('')
  const [form, setForm] = useState(EMPTY)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if ((await onInvite(exhibitor, { change: 'invite', ...form })) !== null) return
    setForm(EMPTY)
    focusFirstField(element)
  }
  const roles = optionsOf(ROLE_LABELS).toReversed()
  return (
    <Section title="Nodig iemand uit">
      <form onSubmit={send}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <SelectField
            required
            name="exhibitor"
            label="Standhouder"
            value={exhibitor}
            placeholder="Kies een standhouder"
            options={exhibitors.map(({ documentId, name }) => ({ value: documentId, label: name }))}
            onChange={setExhibitor}
          />
          <InputField
            required
            name="name"
            label="Naam"
            value={form.name}
            maxLength={120}
            onChange={(name) => setForm({ ...form, name })}
          />
          <InputField
            required
            name="email"
            label="E-mailadres"
            type="email"
            value={form.email}
            maxLength={254}
            onChange={(email) => setForm({ ...form, email })}
          />
          <Flex gap={4} wrap="wrap" alignItems="end">
            <SelectField
              name="role"
              label="Rol"
              value={form.role}
              options={roles}
              onChange={(value) =>
                setForm({ ...form, role: MEMBER_ROLES.find((role) => role === value) ?? 'staff' })
              }
            />
            <SelectField
              name="language"
              label="Taal van de mail"
              value={form.language}
              options={optionsOf(LANGUAGES)}
              onChange={(language) => setForm({ ...form, language })}
            />
            <Button
              type="submit"
              loading={busy}
              disabled={!exhibitor || !form.name.trim() || !form.email.trim()}
            >
              Stuur de uitnodiging
            </Button>
          </Flex>
        </Flex>
      </form>
    </Section>
  )
}
