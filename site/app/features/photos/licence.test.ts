import { expect, it } from 'vitest'
import { licenceUrl } from './licence.ts'

it.each([
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['cc by-nc-sa 3.0 nl', 'https://creativecommons.org/licenses/by-nc-sa/3.0/nl/'],
  ['CC BY-ND', 'https://creativecommons.org/licenses/by-nd/4.0/'],
  ['CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['Alle rechten voorbehouden', undefined],
  ['CC javascript', undefined],
])('"%s" has a link to its text', (licence, url) => {
  expect(licenceUrl(licence)).toBe(url)
})
