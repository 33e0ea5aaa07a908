import { Button, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { affectedText } from '../../sign-ups/staff/labels'
import type { ItemRow, PersonList } from '../../sign-ups/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
import { SelectField } from '../ui/fields'

interface MoveDialogProps {
  readonly item: ItemRow
  readonly others: PersonList['others']
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (to: string) => void
}

/** Moves everybody of an item to another one, after a confirmation. */
export function MoveDialog({ item, others, busy, onClose, onConfirm }: MoveDialogProps) {
  const [to, setTo] = useState('')
  return (
    <DialogFrame
      title="Zet allen over naar een ander onderdeel"
      onClose={onClose}
      confirm={
        <Button loading={busy} disabled={!to} onClick={() => onConfirm(to)}>
          Zet over
        </Button>
      }
    >
      <Typography>
        {`Het gaat om ${affectedText(item.taken, item.waiting)}. Wie een plaats heeft, houdt die, ook als er bij het andere onderdeel te weinig zijn. Wie wacht, komt daar achteraan. Iedereen krijgt e-mail.`}
      </Typography>
      <SelectField
        required
        name="to"
        label="Naar"
        placeholder="Kies een onderdeel"
        value={to}
        options={others.map(({ id, label }) => ({ value: id, label }))}
        onChange={setTo}
      />
    </DialogFrame>
  )
}
