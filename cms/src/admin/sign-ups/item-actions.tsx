import { newWalkInId } from '@beursvloer/contract/sign-ups/walk-in-id'
import { Button, Checkbox, Flex, LinkButton, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { affectedText } from '../../sign-ups/staff/labels'
import type { ItemRow, MailToAll, PersonList, PhoneSignUp } from '../../sign-ups/staff/views'
import { DialogFrame } from '../ui/dialog-frame'
import { InputField, optionsOf, SelectField, TextField } from '../ui/fields'
import { useAction } from '../ui/use-action'
import { useEnglish } from '../ui/use-english'
import { countWalkIn, LIST, mailToAll, moveAll, signUpByPhone } from './requests'

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
function PhoneDialog({ item, busy, onClose, onConfirm }: PhoneDialogProps) {
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

interface MailDialogProps {
  readonly item: ItemRow
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (mail: MailToAll) => void
}

/** Writes to everybody of an item. */
function MailDialog({ item, busy, onClose, onConfirm }: MailDialogProps) {
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

interface MoveDialogProps {
  readonly item: ItemRow
  readonly others: PersonList['others']
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (to: string) => void
}

/** Moves everybody of an item to another one, after a confirmation. */
function MoveDialog({ item, others, busy, onClose, onConfirm }: MoveDialogProps) {
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

interface ItemActionsProps {
  readonly item: ItemRow
  readonly others: PersonList['others']
  readonly mayHandle: boolean
  readonly mayMail: boolean
  readonly reload: () => void
}

/** The actions of staff on an item as a whole. */
export function ItemActions({ item, others, mayHandle, mayMail, reload }: ItemActionsProps) {
  const [open, setOpen] = useState<'phone' | 'move' | 'mail' | null>(null)
  const { busy, run } = useAction(reload)
  // Idempotency key, renewed after success.
  const [walkInId, setWalkInId] = useState(newWalkInId)
  const close = () => setOpen(null)
  const count = async () => {
    const refused = await run(countWalkIn(item.id, walkInId), 'Eén inloper geteld.')
    if (refused === null) setWalkInId(newWalkInId())
  }
  const takesWalkIns = item.places === null || item.walkIn > 0
  const walkInsLeft = item.places === null ? null : Math.max(0, item.walkIn - item.walkedIn)
  const confirm = async (work: Promise<void>, done: string) => {
    if ((await run(work, done)) === null) close()
  }
  const dialog = { item, busy, onClose: close }
  return (
    <Flex gap={3} wrap="wrap">
      {mayHandle && <Button onClick={() => setOpen('phone')}>Meld iemand aan</Button>}
      {mayHandle && takesWalkIns && (
        <Button variant="secondary" disabled={busy || walkInsLeft === 0} onClick={count}>
          {walkInsLeft === null ? 'Tel een inloper' : `Tel een inloper (nog ${walkInsLeft})`}
        </Button>
      )}
      <LinkButton tag={NavLink} variant="secondary" to={`${LIST}/${item.id}/deurlijst`}>
        Lijst voor de deur
      </LinkButton>
      {mayMail && (
        <Button variant="secondary" onClick={() => setOpen('mail')}>
          Mail aan allen
        </Button>
      )}
      {mayHandle && (
        <Button variant="secondary" onClick={() => setOpen('move')}>
          Zet allen over
        </Button>
      )}
      {open === 'phone' && (
        <PhoneDialog
          {...dialog}
          onConfirm={(person) =>
            confirm(signUpByPhone(item.id, person), `${person.name} is aangemeld.`)
          }
        />
      )}
      {open === 'mail' && (
        <MailDialog
          {...dialog}
          onConfirm={(mail) => confirm(mailToAll(item.id, mail), 'De mail is verstuurd.')}
        />
      )}
      {open === 'move' && (
        <MoveDialog
          {...dialog}
          others={others}
          onConfirm={(to) =>
            confirm(moveAll(item.id, to), 'Iedereen is overgezet en krijgt daarover mail.')
          }
        />
      )}
    </Flex>
  )
}
