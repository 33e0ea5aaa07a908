import { Button, Typography } from '@strapi/design-system'
import { Pencil } from '@strapi/icons'
import { useState } from 'react'
import type { VisitorDetails } from '../../visitors/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField } from '../ui/fields'
import { ReasonField } from './reason-field'

interface AddressChangeProps {
  readonly visitor: VisitorDetails
  readonly busy: boolean
  /** Answers null when the mails are on their way, else why it was refused. */
  readonly onChange: (email: string, reason: string) => Promise<string | null>
}

/** A button that asks for the new address of a visitor, and why. */
export function AddressChange({ visitor, busy, onChange }: AddressChangeProps) {
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
