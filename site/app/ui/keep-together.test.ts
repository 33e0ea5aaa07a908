import { expect, it } from 'vitest'
import { keepTogether } from './keep-together.ts'

it('amounts and telephone numbers stay on one line', () => {
  expect(keepTogether('Een deur kost € 45 of € 1.250,50.')).toBe(
    'Een deur kost €\u00A045 of €\u00A01.250,50.',
  )
  expect(keepTogether('Bel +31 10 000 00 03 en vraag naar Hugo')).toBe(
    'Bel +31\u00A010\u00A0000\u00A000\u00A003 en vraag naar Hugo',
  )
  expect(keepTogether('De € is 12 jaar ouder dan 3 +4.')).toBe('De € is 12 jaar ouder dan 3 +4.')
})
