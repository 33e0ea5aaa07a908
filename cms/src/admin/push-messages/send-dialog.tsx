import { fairInstant } from '@beursvloer/contract/fair-time'
import {
  Button,
  Field,
  Flex,
  Radio,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { useState } from 'react'
import { HOURS } from '../../push-messages/staff/labels'
import type { PushForm, PushReach } from '../../push-messages/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
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
          <Field.Root name="when" required hint="In Nederlandse tijd.">
            <Field.Label>Dag en tijd</Field.Label>
            <Field.Input
              type="datetime-local"
              value={when}
              onChange={({ target }) => setWhen(target.value)}
            />
            <Field.Hint />
          </Field.Root>
        )}
        <Field.Root name="hours" hint="Wie zijn toestel later aanzet, krijgt het niet meer.">
          <Field.Label>Hoe lang het geldt</Field.Label>
          <SingleSelect value={String(hours)} onChange={(value) => setHours(Number(value))}>
            {HOURS.map((term) => (
              <SingleSelectOption key={term.hours} value={String(term.hours)}>
                {term.label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
          <Field.Hint />
        </Field.Root>
      </Flex>
    </DialogFrame>
  )
}
