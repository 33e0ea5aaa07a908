import { formDefinitions } from '@beursvloer/contract/forms/registry'
import { expect, it } from 'vitest'
import { formBytesAt } from './form-pages.server.ts'

it('takes forms on their pages only, up to the size of the largest', () => {
  expect(formBytesAt('/contact')).toBe(
    Math.max(
      ...formDefinitions
        .filter(({ id }) => id === 'contact' || id === 'photo-removal')
        .map(({ maxBodyBytes }) => maxBodyBytes),
    ),
  )
  expect(formBytesAt('/nieuwsbrief/bevestigen')).toBe(1024)
  expect(formBytesAt('/registreren')).toBe(64 * 1024)
  expect(formBytesAt('/uitloggen')).toBe(1024)
  for (const path of ['/', '/programma/tours', '/contact/x']) {
    expect(formBytesAt(path)).toBeUndefined()
  }
})
