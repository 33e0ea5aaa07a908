import type { Field } from '@beursvloer/contract/forms/definition'
import { isRequired } from '@beursvloer/contract/forms/parts'
import { useMessages } from '~/i18n/locale.tsx'
import { controlId } from './controls.ts'
import { useFieldState, useForm, useText } from './form-context.ts'
import { formMessages } from './messages.ts'

/** Label, help, message and ids of a field, for any control of ui/: also for a custom input. */
export function useFieldTexts(field: Field, path: string) {
  const { id } = useForm()
  const t = useMessages(formMessages)
  const text = useText()
  const { messages } = useFieldState(path)
  return {
    id: controlId(id, path),
    label: text(field.label),
    help: field.help && text(field.help),
    error: messages.length > 0 ? messages.join(' ') : undefined,
    optional: isRequired(field) || field.kind === 'checkbox' ? undefined : t.optional,
  }
}
