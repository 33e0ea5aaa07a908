import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { schemeScript } from './scheme-script.ts'

/** Runs the script of the head where `kept` is in the storage. */
function run(localStorage: { getItem(key: string): string | null } | null) {
  const root: { scheme?: string } = {}
  const metas = ['light', 'dark'].map((scheme) => ({
    dataset: { scheme },
    media: `(prefers-color-scheme: ${scheme})`,
  }))
  const document = { documentElement: { dataset: root }, querySelectorAll: () => metas }
  runInNewContext(schemeScript(), {
    document,
    get localStorage() {
      if (!localStorage) throw new Error('SecurityError')
      return localStorage
    },
  })
  return { scheme: root.scheme ?? '', media: metas.map(({ media }) => media) }
}

const device = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

it.each([
  ['dark', { scheme: 'dark', media: ['not all', 'all'] }],
  ['light', { scheme: 'light', media: ['all', 'not all'] }],
  [null, { scheme: '', media: device }],
  ['"><script>', { scheme: '', media: device }],
])('the page has the chosen scheme: %s', (kept, shown) => {
  expect(run({ getItem: () => kept })).toEqual(shown)
})

it('the page follows the device where the storage is closed', () => {
  expect(run(null)).toEqual({ scheme: '', media: device })
})
