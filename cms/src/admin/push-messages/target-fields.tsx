import {
  Combobox,
  ComboboxOption,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system'
import { TARGET_LABELS } from '../../push-messages/staff/labels'
import type { PushChoices, PushTarget } from '../../push-messages/staff/views'
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
      <Field.Root name="target">
        <Field.Label>Voor wie</Field.Label>
        <SingleSelect
          value={target.to}
          onChange={(to) => onChange(firstOf(String(to) as PushTarget['to'], choices))}
        >
          {Object.entries(TARGET_LABELS).map(([value, label]) => (
            <SingleSelectOption key={value} value={value}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
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
        <Field.Root name="theme">
          <Field.Label>Thema</Field.Label>
          <SingleSelect
            value={target.theme}
            onChange={(theme) => onChange({ to: 'theme', theme: String(theme) })}
          >
            {choices.themes.map(({ slug, name }) => (
              <SingleSelectOption key={slug} value={slug}>
                {name}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
      {target.to === 'day' && (
        <Field.Root name="day">
          <Field.Label>Dag</Field.Label>
          <SingleSelect
            value={target.day}
            onChange={(day) => onChange({ to: 'day', day: String(day) })}
          >
            {choices.days.map((day) => (
              <SingleSelectOption key={day} value={day}>
                {dutchDay(day)}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      )}
    </Flex>
  )
}
