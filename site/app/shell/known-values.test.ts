import { expect, it } from 'vitest'
import { dropUnknownValues } from './known-values.ts'

const known = { dag: ['2027-03-17', '2027-03-18'], thema: new Set(['biobased']) }

/** Where a search leads; undefined when the list answers it. */
function leadsTo(search: string) {
  try {
    dropUnknownValues('/programma', new URL(`https://x.example/en/programma${search}`), known)
    return undefined
  } catch (thrown) {
    const { status, headers } = thrown as Response
    return `${status} ${headers.get('location')}`
  }
}

it('an unknown value redirects to the list without it', () => {
  expect(leadsTo('?dag=foo')).toBe('302 /programma')
  expect(leadsTo('?dag=foo&thema=biobased&q=hout')).toBe('302 /programma?thema=biobased&q=hout')
  expect(leadsTo('?dag=2027-03-18&thema=toString')).toBe('302 /programma?dag=2027-03-18')
})

it('known values stay, and parameters with any value', () => {
  for (const search of ['', '?dag=2027-03-18', '?thema=', '?q=foo', '?toString=1']) {
    expect(leadsTo(search)).toBeUndefined()
  }
})
