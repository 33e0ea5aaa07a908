import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { HOURS } from '../../push-messages/staff/labels'
import type { PushForm, PushReach } from '../../push-messages/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
import { SelectField } from '../ui/fields'
import { count } from '../ui/formats'
import { useLater } from '../ui/use-later'

interface SendDialogProps {
  readonly form: PushForm
  readonly reach: PushReach
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (form: PushForm) => void
}

/** Asks for the time of a message and shows its number of devices: sending cannot be undone. */
export function SendDialog({ form, reach, busy, onClose, onConfirm }: SendDialogProps) {
  const { isLater, at, choice, moment } = useLater()
  const [hours, setHours] = useState(form.hours)
  const devices = count(reach.devices, 'toestel', 'toestellen')
  return (
    <DialogFrame
      title={`Versturen: ${form.nl.title}`}
      onClose={onClose}
      confirm={
        <Button
          loading={busy}
          disabled={isLater ? !at : reach.devices === 0}
          onClick={() => onConfirm({ ...form, hours, sendAt: at })}
        >
          {isLater ? 'Plan het bericht' : `Verstuur naar ${devices}`}
        </Button>
      }
    >
      <Typography>
        {isLater
          ? `Nu zijn dat ${devices}; wie er op dat moment bij hoort, krijgt het bericht.`
          : `Het bericht gaat naar ${devices} en is niet terug te nemen.`}
      </Typography>
      {choice}
      <Flex gap={4} wrap="wrap" alignItems="start">
        {moment}
        <SelectField
          name="hours"
          label="Hoe lang het geldt"
          hint="Wie zijn toestel later aanzet, krijgt het niet meer."
          value={String(hours)}
          options={HOURS.map(({ hours, label }) => ({ value: String(hours), label }))}
          onChange={(value) => setHours(Number(value))}
        />
      </Flex>
    </DialogFrame>
  )
}
