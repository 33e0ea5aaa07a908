import type { Field, FileRule, FormDefinition } from '@beursvloer/contract/forms/definition'
import { isField, partsOf } from '@beursvloer/contract/forms/parts'

/** Every field of a form that takes files, with how often it can occur. */
function fileFields(definition: FormDefinition): { field: Field; times: number }[] {
  return partsOf(definition).flatMap((part) => {
    const fields = isField(part) ? [part] : part.fields
    const times = part.kind === 'list' ? part.maxItems : 1
    return fields.filter(({ kind }) => kind === 'file').map((field) => ({ field, times }))
  })
}

/** Maximum of files in a form. */
export const maxFiles = (definition: FormDefinition): number =>
  fileFields(definition).reduce(
    (sum, { field, times }) => sum + times * (field.files?.maxFiles ?? 0),
    0,
  )

/** The file rule of the field at a path; undefined where the form has no such field for files. */
export function fileRuleAt(definition: FormDefinition, path: string): FileRule | undefined {
  const names = path.split('.')
  const name = names.at(-1)
  const owner = partsOf(definition).find((part) => part.name === names[0])
  if (!owner) return undefined
  const depth = isField(owner) ? 1 : owner.kind === 'group' ? 2 : 3
  if (names.length !== depth || (depth === 3 && !/^\d{1,2}$/.test(names[1] ?? ''))) return undefined
  const fields = isField(owner) ? [owner] : owner.fields
  return fields.find((field) => field.name === name && field.kind === 'file')?.files
}
