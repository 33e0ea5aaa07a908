import { fairInstant } from '@beursvloer/contract/fair-time'
import { Radio } from '@strapi/design-system'
import { useState } from 'react'
import { InputField } from './fields'

/** A choice between now and a later moment, as two controls; `at` is null for now, and while it is empty. */
export function useLater() {
  const [isLater, setIsLater] = useState(false)
  const [when, setWhen] = useState('')
  return {
    isLater,
    at: isLater && when ? fairInstant(when.slice(0, 10), when.slice(11, 16)) : null,
    choice: (
      <Radio.Group
        aria-label="Wanneer"
        value={isLater ? 'later' : 'now'}
        onValueChange={(value: string) => setIsLater(value === 'later')}
      >
        <Radio.Item value="now">Nu</Radio.Item>
        <Radio.Item value="later">Later</Radio.Item>
      </Radio.Group>
    ),
    moment: isLater && (
      <InputField
        required
        name="when"
        label="Dag en tijd"
        hint="In Nederlandse tijd."
        type="datetime-local"
        value={when}
        onChange={setWhen}
      />
    ),
  }
}
