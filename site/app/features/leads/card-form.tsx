import type { LeadEntry } from '@beursvloer/contract/leads/calls'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Choice } from '~/ui/choices.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { formOf } from './form-values.ts'
import { leadMessages } from './messages.ts'
import { type NoteChoices, NoteFields, notesIn } from './note-fields.tsx'

type CardEntry = Extract<LeadEntry, { what: 'card' }>

/** Details of a name card, typed. */
export function CardForm({
  choices,
  onCard,
  onCancel,
}: {
  choices: NoteChoices
  onCard: (card: CardEntry['card'], notes: CardEntry['notes']) => void
  onCancel: () => void
}) {
  const t = useMessages(leadMessages)
  const read = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const card = {
      ...{ name: text('name'), organisation: text('organisation'), jobTitle: text('jobTitle') },
      ...{ email: text('email'), phone: text('phone') },
    }
    onCard(card, notesIn(form))
  }
  return (
    <form method="post" onSubmit={(event) => read(formOf(event))} className="space-y-5">
      <h2 className="text-2xl">{t.cardTitle}</h2>
      <p className="text-mute">{t.cardHint}</p>
      <TextField label={t.cardName} name="name" required maxLength={120} autoComplete="off" />
      <TextField
        label={t.heads.organisation}
        name="organisation"
        maxLength={120}
        autoComplete="off"
      />
      <TextField label={t.heads.jobTitle} name="jobTitle" maxLength={120} autoComplete="off" />
      <TextField
        label={t.heads.email}
        name="email"
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <TextField label={t.heads.phone} name="phone" type="tel" maxLength={30} autoComplete="off" />
      <NoteFields {...choices} />
      <Choice label={t.cardAgreed} required />
      <div className="grid gap-3">
        <Button type="submit" variant="primary">
          {t.cardSave}
        </Button>
        <Button onClick={onCancel}>{t.forget}</Button>
      </div>
    </form>
  )
}
