import type { FormDefinition, FormLanguage, Values } from '@beursvloer/contract/forms/definition'
import { validateForm } from '@beursvloer/contract/forms/validate-form'
import { formText } from '../../forms/form-texts'
import { HttpError } from '../../http/http-error'

/** @throws HttpError 422 with the fields that the form's rules refuse, in words; never with their values */
export async function checkFields(
  definition: FormDefinition,
  values: Values,
  language: FormLanguage,
): Promise<void> {
  const problems = await validateForm(definition, values, { language })
  if (Object.keys(problems).length > 0)
    throw new HttpError(422, formText('fields', language), { details: { fields: problems } })
}
