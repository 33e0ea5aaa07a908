import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '..')

it('no form with a script puts typed values into the address before the script runs', () => {
  const forms = globSync('**/*.tsx', { cwd: app }).flatMap((path) => {
    const source = readFileSync(join(app, path), 'utf8')
    const tags = source.match(/<form\b(?:[^{}>]|\{[^{}]*\})*? onSubmit/g) ?? []
    return tags.map((tag) => `${path} ${tag}`)
  })
  expect(forms.length).toBeGreaterThan(5)
  expect(forms.filter((form) => !form.includes('method='))).toEqual([])
})
