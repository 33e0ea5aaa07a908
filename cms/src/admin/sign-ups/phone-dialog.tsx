import { Button, Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { ItemRow, PhoneSignUp } from '../../sign-ups/staff/views'
import { DialogFrame } from '../ui/dialog-frame'

interface PhoneDialogProps {
  readonly item: ItemRow
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (person: PhoneSignUp) => void
}

const TEXTS = [
  { name: 'name', label: 'Naam', type: 'text', required: true, most: 120 },
  { name: 'email', label: 'E-mailadres', type: 'email', required: true, most: 254 },
  { name: 'phone', label: 'Telefoonnummer', type: 'tel', required: false, most: 40 },
] as const

/** Signs up a person who calls or writes. */
export function PhoneDialog({ item, busy, onClose, onConfirm }: PhoneDialogProps) {
  const [person, setPerson] = useState<PhoneSignUp>({
    name: '',
    email: '',
    phone: '',
    language: 'nl',
  })
  const isFull = item.places !== null && item.taken >= item.places
  return (
    <DialogFrame
      title={`Meld iemand aan voor ${item.title}`}
      onClose={onClose}
      confirm={
        <Button
          loading={busy}
          disabled={!person.name.trim() || !person.email.trim()}
          onClick={() => onConfirm(person)}
        >
          Meld aan
        </Button>
      }
    >
      <Typography>
        {isFull
          ? 'Alle plaatsen zijn bezet: deze persoon komt op de wachtlijst, als het onderdeel die heeft.'
          : 'Deze persoon krijgt een plaats, en een e-mail met de afspraak.'}
      </Typography>
      {TEXTS.map(({ name, label, type, required, most }) => (
        <Field.Root key={name} name={name} required={required}>
          <Field.Label>{label}</Field.Label>
          <Field.Input
            type={type}
            value={person[name]}
            maxLength={most}
            onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
          />
        </Field.Root>
      ))}
      <Field.Root name="language">
        <Field.Label>Taal van de mail</Field.Label>
        <SingleSelect
          value={person.language}
          onChange={(value) => setPerson({ ...person, language: value === 'en' ? 'en' : 'nl' })}
        >
          <SingleSelectOption value="nl">Nederlands</SingleSelectOption>
          <SingleSelectOption value="en">Engels</SingleSelectOption>
        </SingleSelect>
      </Field.Root>
    </DialogFrame>
  )
}
