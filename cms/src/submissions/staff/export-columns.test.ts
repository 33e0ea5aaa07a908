import { formDefinitions } from '@beursvloer/contract/forms/registry'
import { expect, it } from 'vitest'
import { submissionColumns } from './export-columns'

it.each(formDefinitions)('column names are unique: $id', (form) => {
  const heads = submissionColumns(form, {}).map(({ head }) => head)
  expect(heads).toEqual([...new Set(heads)])
})
