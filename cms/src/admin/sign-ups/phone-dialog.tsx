import { Button, Typography } from '@strapi/design-system'
import { useState } from 'react'
import type { ItemRow, PhoneSignUp } from '../../sign-ups/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField, optionsOf, SelectField } from '../ui/fields'
import { useEnglish } from '../ui/use-english'

interface PhoneDialogProps {
  readonly item: ItemRow
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (person: PhoneSignUp) => void
}

const TEXTS = [
  { name: 'name', label: 'Naam', type: 'text', required: true, maxLength: 120 },
  { name: 'email', label: 'E-mailadres', type: 'email', required: true, maxLength: 254 },
  { name: 'phone', label: 'Telefoonnummer', type: 'tel', required: false, maxLength: 40 },
] as const

/** Signs up a person who calls or writes. */
export function PhoneDialog({ item, busy, onClose, onConfirm }: PhoneDialogProps) {
  const [person, setPerson] = useState<PhoneSignUp>({
    name: '',
    email: '',
    phone: '',
    language: 'nl',
  })
  const english = useEnglish()
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
      {TEXTS.map((text) => (
        <InputField
          {...text}
          key={text.name}
          value={person[text.name]}
          onChange={(value) => setPerson({ ...person, [text.name]: value })}
        />
      ))}
      {english && (
        <SelectField
          name="language"
          label="Taal van de mail"
          value={person.language}
          options={optionsOf({ nl: 'Nederlands', en: 'Engels' })}
          onChange={(value) => setPerson({ ...person, language: value === 'en' ? 'en' : 'nl' })}
        />
      )}
    </DialogFrame>
  )
}
