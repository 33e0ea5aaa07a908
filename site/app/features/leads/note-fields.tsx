import type { Lead, LeadList, LeadNotes } from '@beursvloer/contract/leads/calls'
import { INTEREST_STEPS, MAX_LEAD_NOTE } from '@beursvloer/contract/leads/terms'
import { useMessages } from '~/i18n/locale.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { Select } from '~/ui/select.tsx'
import { TextArea, TextField } from '~/ui/text-field.tsx'
import { leadMessages } from './messages.ts'

/** Names of the values of a form with notes. */
export const noteNames = {
  interest: 'interesse',
  note: 'notitie',
  products: 'waarover',
  followUpBy: 'opvolger',
  followUpOn: 'uiterlijk',
  answered: 'opgevolgd',
} as const

/** What notes can name. */
export interface NoteChoices {
  readonly colleagues: LeadList['colleagues']
  /** Concepts of the exhibitor. */
  readonly products: readonly { readonly id: string; readonly name: string }[]
}

interface NoteFieldsProps extends NoteChoices {
  lead?: Pick<Lead, 'interest' | 'products' | 'followUpBy' | 'followUpOn' | 'answered'>
}

/** What an exhibitor notes about a lead. */
export function NoteFields({ lead, colleagues, products }: NoteFieldsProps) {
  const t = useMessages(leadMessages)
  return (
    <div className="space-y-6">
      <ChoiceGroup label={t.interest} role="radiogroup">
        <div className="flex flex-wrap gap-x-6">
          {INTEREST_STEPS.map((step) => (
            <Choice
              key={step}
              type="radio"
              name={noteNames.interest}
              value={step}
              defaultChecked={lead?.interest === step}
              label={t.interests[step]}
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextArea
        label={t.note}
        help={t.noteHint}
        name={noteNames.note}
        rows={3}
        maxLength={MAX_LEAD_NOTE}
      />
      {products.length > 0 && (
        <ChoiceGroup label={t.products}>
          {products.map(({ id, name }) => (
            <Choice
              key={id}
              name={noteNames.products}
              value={id}
              defaultChecked={lead?.products.includes(id) ?? false}
              label={name}
            />
          ))}
        </ChoiceGroup>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          label={t.followUpBy}
          name={noteNames.followUpBy}
          placeholder={t.nobody}
          defaultValue={lead?.followUpBy ?? ''}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          label={t.followUpOn}
          type="date"
          name={noteNames.followUpOn}
          defaultValue={lead?.followUpOn ?? ''}
        />
      </div>
      {lead && (
        <Choice name={noteNames.answered} defaultChecked={lead.answered} label={t.answered} />
      )}
    </div>
  )
}

/** The notes in a form; nothing for what is empty. */
export function notesIn(form: FormData): LeadNotes {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const note = text(noteNames.note)
  const chosen = Number(text(noteNames.interest))
  const interest = INTEREST_STEPS.find((step) => step === chosen)
  const products = form.getAll(noteNames.products).map(String)
  const followUpBy = text(noteNames.followUpBy)
  const followUpOn = text(noteNames.followUpOn)
  return {
    ...(note && { note }),
    ...(interest && { interest }),
    ...(products.length > 0 && { products }),
    ...(followUpBy && { followUpBy }),
    ...(followUpOn && { followUpOn }),
  }
}
