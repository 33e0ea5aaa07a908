import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { StaffTwoFactor, TwoFactor } from '../../two-factor/views'
import { Chip } from '../ui/chip'
import { Facts } from '../ui/description-list'
import { dutchTime } from '../ui/formats'
import { PanelPage } from '../ui/panel-page'
import { RemoveButton } from '../ui/remove-button'
import { messageFor, post, remove } from '../ui/requests'
import { Section } from '../ui/section'
import { SortableTable, type TableColumn } from '../ui/sortable-table'
import { hideTopNotice } from '../ui/top-notice'
import { useAction } from '../ui/use-action'
import { useLoaded } from '../ui/use-loaded'
import { CodeDialog } from './code-dialog'
import { RecoveryCodes } from './recovery-codes'
import { newCodes, TWO_FACTOR } from './requests'
import { SetupSection } from './setup-section'

/** With so few recovery codes left it is time for new ones. */
const FEW_CODES = 3

/** The second factor of signing in: one's own, and for who runs the installation that of everybody. */
export default function TwoFactorPage() {
  const loaded = useLoaded<TwoFactor>(TWO_FACTOR)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const show = (made: readonly string[]) => {
    hideTopNotice()
    setCodes(made)
    loaded.reload()
  }
  return (
    <PanelPage
      title="Tweestapsverificatie"
      subtitle="Bij het inloggen vraagt het beheer ook een code van een app op uw telefoon. Wie alleen uw wachtwoord kent, komt er niet in."
      loaded={loaded}
    >
      {({ confirmedAt, codesLeft, isRequired, staff }) => (
        <>
          {codes ? (
            <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
          ) : confirmedAt === null ? (
            <SetupSection isRequired={isRequired} onCodes={show} />
          ) : (
            <OnSection
              {...{ confirmedAt, codesLeft, isRequired }}
              onCodes={show}
              onOff={loaded.reload}
            />
          )}
          {staff && <StaffTable rows={staff} reload={loaded.reload} />}
        </>
      )}
    </PanelPage>
  )
}

interface OnSectionProps {
  readonly confirmedAt: string
  readonly codesLeft: number
  readonly isRequired: boolean
  readonly onCodes: (codes: readonly string[]) => void
  readonly onOff: () => void
}

/** The second factor while it is on. */
function OnSection({ confirmedAt, codesLeft, isRequired, onCodes, onOff }: OnSectionProps) {
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null)
  const done = (work: Promise<void>) =>
    work.then(() => {
      setAsked(null)
      return null
    }, messageFor)
  const left = codesLeft === 1 ? '1 code' : `${codesLeft} codes`
  const few = <Chip tone="warning">{`${left}: maak nieuwe`}</Chip>
  return (
    <Section title="Tweestapsverificatie staat aan">
      <Facts
        facts={[
          ['Sinds', dutchTime(confirmedAt)],
          ['Herstelcodes over', codesLeft > FEW_CODES ? left : few],
        ]}
      />
      <Typography textColor="neutral600">
        {isRequired
          ? 'Een nieuwe telefoon? Schakel uit en zet meteen weer aan met de nieuwe. Zonder is het beheer hier niet te gebruiken.'
          : 'Een nieuwe telefoon? Schakel uit en zet weer aan met de nieuwe.'}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={() => setAsked('codes')}>
          Nieuwe herstelcodes
        </Button>
        <Button variant="danger-light" onClick={() => setAsked('off')}>
          Schakel uit
        </Button>
      </Flex>
      {asked === 'codes' && (
        <CodeDialog
          title="Nieuwe herstelcodes"
          text="De codes die u nog hebt, werken daarna niet meer."
          action="Maak nieuwe codes"
          onCode={(code) => done(newCodes('codes', code).then(onCodes))}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'off' && (
        <CodeDialog
          title="Tweestapsverificatie uitschakelen"
          text="Daarna is uw wachtwoord genoeg om in te loggen. Op andere apparaten wordt u uitgelogd."
          action="Schakel uit"
          isDanger
          onCode={(code) => done(post(`${TWO_FACTOR}/off`, { code }).then(onOff))}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}

interface StaffTableProps {
  readonly rows: readonly StaffTwoFactor[]
  readonly reload: () => void
}

/** The second factor of everybody. */
function StaffTable({ rows, reload }: StaffTableProps) {
  const { run } = useAction(reload)
  const columns: readonly TableColumn<StaffTwoFactor>[] = [
    { head: 'Naam', cell: ({ name }) => name },
    { head: 'E-mail', cell: ({ email }) => email },
    {
      head: 'Verificatie',
      cell: ({ confirmedAt }) => (
        <Chip tone={confirmedAt ? 'success' : 'neutral'}>
          {confirmedAt ? `Aan sinds ${dutchTime(confirmedAt)}` : 'Uit'}
        </Chip>
      ),
    },
  ]
  const actions: TableColumn<StaffTwoFactor> = {
    head: 'Acties',
    cell: ({ id, name, mayRemove }) =>
      mayRemove && (
        <RemoveButton
          small
          label="Schakel uit"
          name={`Schakel de tweestapsverificatie van ${name} uit`}
          verb="Schakel uit"
          question={`Tweestapsverificatie van ${name} uitschakelen?`}
          consequence={`${name} logt daarna in met alleen het wachtwoord, en wordt nu overal uitgelogd. Doe dit bij een verloren telefoon, en controleer eerst wie het vraagt.`}
          onRemove={() =>
            run(
              remove(`${TWO_FACTOR}/staff/${id}`),
              `De tweestapsverificatie van ${name} is uitgeschakeld.`,
            )
          }
        />
      ),
  }
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={4} paddingTop={4}>
      <Typography variant="delta" tag="h2">
        Iedereen in het beheer
      </Typography>
      <SortableTable
        caption="Iedereen in het beheer"
        columns={rows.some(({ mayRemove }) => mayRemove) ? [...columns, actions] : columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
      />
    </Flex>
  )
}
