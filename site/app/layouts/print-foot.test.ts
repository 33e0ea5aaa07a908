import { expect, it } from 'vitest'
import type { ShellData } from '~/shell/shell-data.ts'
import { printFoot } from './server-head.tsx'

const fair = {
  name: 'Dakwaarts 2027',
  when: '17–18 maart 2027',
  venue: 'Expohal De Kade',
  address: 'Kade 1',
  city: 'Meerhaven',
}
const shell = (change = {}) =>
  ({
    fair: { ...fair, ...change },
    bases: { nl: 'https://dakwaarts.example', en: 'https://dakwaarts.example/en' },
    locale: 'en',
  }) as unknown as ShellData

it('the footer of a print names fair, dates, place, address and site', () => {
  const css = printFoot(shell())
  for (const text of Object.values(fair)) expect(css).toContain(text)
  expect(css).toContain('"dakwaarts.example')
})

it('texts cannot end their string or their element', () => {
  const css = printFoot(shell({ venue: '"}</style><script>\\', address: '' }))
  expect(css).toContain('\\22 }\\3c /style>\\3c script>\\5c , Meerhaven"')
})
