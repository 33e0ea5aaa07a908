import { fairInstant } from '@beursvloer/contract/fair-time'
import { Button, Flex, Radio, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { HOURS } from '../../push-messages/staff/labels'
import type { PushForm, PushReach } from '../../push-messages/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField, SelectField } from '../ui/fields'
import { count } from '../ui/formats'

interface SendDialogProps {
  readonly form: PushForm
  readonly reach: PushReach
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (form: PushForm) => void
}

/** Asks for the time of a message and shows its number of devices: sending cannot be undone. */
export function SendDialog({ form, reach, busy, onClose, onConfirm }: SendDialogProps) {
  const [isLater, setIsLater] = useState(false)
  const [when, setWhen] = useState('')
  const [hours, setHours] = useState(form.hours)
  const devices = count(reach.devices, 'toestel', 'toestellen')
  const confirm = () =>
    onConfirm({
      ...form,
      hours,
      sendAt: isLater ? fairInstant(when.slice(0, 10), when.slice(11, 16)) : null,
    })
  return (
    <DialogFrame
      title={`Versturen: ${form.nl.title}`}
      onClose={onClose}
      confirm={
        <Button loading={busy} disabled={isLater ? !when : reach.devices === 0} onClick={confirm}>
          {isLater ? 'Plan het bericht' : `Verstuur naar ${devices}`}
        </Button>
      }
    >
      <Typography>
        {isLater
          ? `Nu zijn dat ${devices}; wie er op dat moment bij hoort, krijgt het bericht.`
          : `Het bericht gaat naar ${devices} en is niet terug te nemen.`}
      </Typography>
      <Radio.Group
        aria-label="Wanneer"
        value={isLater ? 'later' : 'now'}
        onValueChange={(value: string) => setIsLater(value === 'later')}
      >
        <Radio.Item value="now">Nu</Radio.Item>
        <Radio.Item value="later">Later</Radio.Item>
      </Radio.Group>
      <Flex gap={4} wrap="wrap" alignItems="start">
        {isLater && (
          <InputField
            required
            name="when"
            label="Dag en tijd"
            hint="In Nederlandse tijd."
            type="datetime-local"
            value={when}
            onChange={setWhen}
          />
        )}
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
