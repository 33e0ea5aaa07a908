import { Button, Flex, Typography } from '@strapi/design-system'
import { Lock, PaperPlane, Pencil } from '@strapi/icons'
import { useState } from 'react'
import type { VisitorDetails } from '../../visitors/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField, TextField } from '../ui/fields'
import { Section } from '../ui/section'
import { StateChip } from './state-chip'

interface ReasonFieldProps {
  readonly hint: string
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Why staff do something with an account; it stays in the history. */
const ReasonField = (props: ReasonFieldProps) => (
  <TextField required name="reason" label="Reden" {...props} maxLength={1000} />
)

interface AddressChangeProps {
  readonly visitor: VisitorDetails
  readonly busy: boolean
  /** Answers null when the mails are on their way, else why it was refused. */
  readonly onChange: (email: string, reason: string) => Promise<string | null>
}

/** A button that asks for the new address of a visitor, and why. */
function AddressChange({ visitor, busy, onChange }: AddressChangeProps) {
  const [isAsking, setAsking] = useState(false)
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  return (
    <>
      <Button
        variant="tertiary"
        startIcon={<Pencil />}
        fullWidth
        disabled={busy}
        onClick={() => setAsking(true)}
      >
        Wijzig e-mailadres
      </Button>
      {isAsking && (
        <DialogFrame
          title={`Ander e-mailadres voor ${visitor.name || visitor.email}?`}
          onClose={() => setAsking(false)}
          confirm={
            <Button
              loading={busy}
              disabled={email.trim() === '' || reason.trim() === ''}
              onClick={async () => {
                if ((await onChange(email.trim(), reason)) === null) setAsking(false)
              }}
            >
              Stuur de link
            </Button>
          }
        >
          <Typography>
            Stel eerst vast dat het verzoek van deze bezoeker komt: wie het nieuwe adres leest,
            krijgt het account. Er verandert pas iets als de bezoeker daar op de link klikt; dan is
            het account overal uitgelogd. Het oude adres krijgt meteen bericht.
          </Typography>
          <InputField
            required
            name="email"
            label="Nieuw e-mailadres"
            type="email"
            value={email}
            maxLength={254}
            onChange={setEmail}
          />
          <ReasonField
            hint="Hoe u weet dat het deze bezoeker is. Blijft met uw naam in de geschiedenis staan."
            value={reason}
            onChange={setReason}
          />
        </DialogFrame>
      )}
    </>
  )
}

interface AccountSectionProps {
  readonly visitor: VisitorDetails
  readonly mayHandle: boolean
  readonly busy: boolean
  /** Answers null when it is done, else why it was refused. */
  readonly onBlock: (reason: string) => Promise<string | null>
  readonly mayChangeAddress: boolean
  /** The same. */
  readonly onChangeAddress: (email: string, reason: string) => Promise<string | null>
  readonly onUnblock: () => void
  readonly onSendConfirmation: () => void
}

const STATE_EXPLANATIONS: Readonly<Record<VisitorDetails['state'], string>> = {
  confirmed: 'Kan inloggen.',
  pending: 'Kan pas inloggen na bevestiging, met de link in de bevestigingsmail en het wachtwoord.',
  blocked: 'Kan niet inloggen en is overal uitgelogd.',
}

/** The state of an account, and the actions of staff. */
export function AccountSection(props: AccountSectionProps) {
  const { visitor, mayHandle, busy, onBlock, onUnblock, onSendConfirmation } = props
  const { mayChangeAddress, onChangeAddress } = props
  const { state, newAddress } = visitor
  const [isAsking, setAsking] = useState(false)
  return (
    <Section title="Account">
      <Flex role="status" direction="column" alignItems="start" gap={2}>
        <StateChip state={state} />
        <Typography textColor="neutral600">{STATE_EXPLANATIONS[state]}</Typography>
        {newAddress && (
          <Typography textColor="neutral600">
            Wacht op bevestiging van {newAddress}. Tot dan blijft alles zoals het is.
          </Typography>
        )}
      </Flex>
      {mayHandle && (
        <Flex direction="column" alignItems="stretch" gap={2}>
          {state === 'pending' && (
            <Button
              startIcon={<PaperPlane />}
              fullWidth
              disabled={busy}
              onClick={onSendConfirmation}
            >
              Stuur bevestiging opnieuw
            </Button>
          )}
          {state === 'blocked' ? (
            <Button variant="secondary" fullWidth disabled={busy} onClick={onUnblock}>
              Deblokkeer
            </Button>
          ) : (
            <Button
              variant="danger-light"
              startIcon={<Lock />}
              fullWidth
              onClick={() => setAsking(true)}
            >
              Blokkeer
            </Button>
          )}
        </Flex>
      )}
      {mayChangeAddress && state === 'confirmed' && (
        <AddressChange visitor={visitor} busy={busy} onChange={onChangeAddress} />
      )}
      {isAsking && (
        <BlockDialog
          name={visitor.name || visitor.email}
          busy={busy}
          onClose={() => setAsking(false)}
          onBlock={async (reason) => {
            const refused = await onBlock(reason)
            if (refused === null) setAsking(false)
          }}
        />
      )}
    </Section>
  )
}

interface BlockDialogProps {
  readonly name: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly onBlock: (reason: string) => void
}

/** Asks why before an account is blocked. */
function BlockDialog({ name, busy, onClose, onBlock }: BlockDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <DialogFrame
      title={`${name} blokkeren?`}
      onClose={onClose}
      confirm={
        <Button
          variant="danger"
          loading={busy}
          disabled={reason.trim() === ''}
          onClick={() => onBlock(reason)}
        >
          Blokkeer
        </Button>
      }
    >
      <Typography>
        Deze bezoeker wordt meteen overal uitgelogd en kan niet meer inloggen, tot u het account
        deblokkeert. Er gaat geen e-mail uit.
      </Typography>
      <ReasonField
        hint="Blijft met uw naam in de geschiedenis staan. De bezoeker ziet dit niet, behalve bij een verzoek om inzage."
        value={reason}
        onChange={setReason}
      />
    </DialogFrame>
  )
}
