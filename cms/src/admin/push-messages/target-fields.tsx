import { Combobox, ComboboxOption, Field, Flex } from '@strapi/design-system'
import { TARGET_LABELS } from '../../push-messages/staff/labels'
import type { PushChoices, PushTarget } from '../../push-messages/staff/views'
import { optionsOf, SelectField } from '../ui/fields'
import { dutchDay } from '../ui/formats'

interface TargetFieldsProps {
  readonly target: PushTarget
  readonly choices: PushChoices
  readonly onChange: (target: PushTarget) => void
}

/** The first of a kind, where something of it has to be chosen. */
function firstOf(to: PushTarget['to'], { items, themes, days }: PushChoices): PushTarget {
  if (to === 'item') return { to, item: items[0]?.id ?? '' }
  if (to === 'theme') return { to, theme: themes[0]?.slug ?? '' }
  if (to === 'day') return { to, day: days[0] ?? '' }
  return { to }
}

/** The target of a message. */
export function TargetFields({ target, choices, onChange }: TargetFieldsProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <SelectField
        name="target"
        label="Voor wie"
        value={target.to}
        options={optionsOf(TARGET_LABELS)}
        onChange={(to) => onChange(firstOf(to as PushTarget['to'], choices))}
      />
      {target.to === 'item' && (
        <Field.Root name="item">
          <Field.Label>Onderdeel</Field.Label>
          <Combobox
            autocomplete={{ type: 'list', filter: 'contains' }}
            noOptionsMessage={() => 'Geen onderdeel gevonden.'}
            value={target.item}
            onChange={(item?: string) => item && onChange({ to: 'item', item })}
          >
            {choices.items.map(({ id, label }) => (
              <ComboboxOption key={id} value={id}>
                {label}
              </ComboboxOption>
            ))}
          </Combobox>
        </Field.Root>
      )}
      {target.to === 'theme' && (
        <SelectField
          name="theme"
          label="Thema"
          value={target.theme}
          options={choices.themes.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(theme) => onChange({ to: 'theme', theme })}
        />
      )}
      {target.to === 'day' && (
        <SelectField
          name="day"
          label="Dag"
          value={target.day}
          options={choices.days.map((day) => ({ value: day, label: dutchDay(day) }))}
          onChange={(day) => onChange({ to: 'day', day })}
        />
      )}
    </Flex>
  )
}
