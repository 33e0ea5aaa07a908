import { Button, Checkbox, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { affectedText } from '../../sign-ups/staff/labels'
import type { ItemRow, MailToAll } from '../../sign-ups/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField, TextField } from '../ui/fields'

interface MailDialogProps {
  readonly item: ItemRow
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (mail: MailToAll) => void
}

/** Writes to everybody of an item. */
export function MailDialog({ item, busy, onClose, onConfirm }: MailDialogProps) {
  const [mail, setMail] = useState<MailToAll>(() => ({
    key: crypto.randomUUID(),
    to: 'places',
    subject: '',
    message: '',
  }))
  return (
    <DialogFrame
      title={`Mail aan wie zich aanmeldde voor ${item.title}`}
      onClose={onClose}
      confirm={
        <Button
          loading={busy}
          disabled={!mail.subject.trim() || !mail.message.trim()}
          onClick={() => onConfirm(mail)}
        >
          Verstuur
        </Button>
      }
    >
      <Typography>
        {`Er zijn er ${affectedText(item.taken, item.waiting)}. Onder uw bericht staat wat, wanneer en waar.`}
      </Typography>
      <InputField
        required
        name="subject"
        label="Onderwerp"
        value={mail.subject}
        maxLength={120}
        onChange={(subject) => setMail({ ...mail, subject })}
      />
      <TextField
        required
        name="message"
        label="Bericht"
        hint="Een lege regel begint een nieuwe alinea."
        value={mail.message}
        maxLength={2000}
        onChange={(message) => setMail({ ...mail, message })}
      />
      <Checkbox
        checked={mail.to === 'all'}
        onCheckedChange={(checked) => setMail({ ...mail, to: checked === true ? 'all' : 'places' })}
      >
        Ook aan wie op de wachtlijst staat
      </Checkbox>
    </DialogFrame>
  )
}
