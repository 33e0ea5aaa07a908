import { SHARED_FIELDS, type SharedField } from '@beursvloer/contract/leads/terms'
import { useMessages } from '~/i18n/locale.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { scanningMessages } from './messages.ts'

interface SharedFieldsProps {
  label: string
  /** Form name of the boxes. */
  name?: string
  /** Ticked at first. */
  ticked: readonly SharedField[]
  onChange?: (ticked: readonly SharedField[]) => void
}

/** A box for each detail that can be shared; a name is part of every sharing. */
export function SharedFields({ label, name, ticked, onChange }: SharedFieldsProps) {
  const t = useMessages(scanningMessages)
  return (
    <ChoiceGroup label={label}>
      {SHARED_FIELDS.map((field) =>
        field === 'name' ? (
          <p key={field} className="py-2 text-mute">
            {t.fields.name}, {t.alwaysName}
          </p>
        ) : (
          <Choice
            key={field}
            label={t.fields[field]}
            value={field}
            {...(name && { name })}
            {...(onChange
              ? {
                  checked: ticked.includes(field),
                  onChange: ({ currentTarget }) =>
                    onChange(
                      currentTarget.checked
                        ? [...ticked, field]
                        : ticked.filter((one) => one !== field),
                    ),
                }
              : { defaultChecked: ticked.includes(field) })}
          />
        ),
      )}
    </ChoiceGroup>
  )
}
