import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const parts = globSync('*.tsx', { cwd: import.meta.dirname }).filter(
  (name) => !name.endsWith('.test.tsx') && name !== 'catalogue.tsx',
)

it('shows every part of the design system, by itself or inside another', () => {
  const sources = globSync('**/*.tsx', { cwd: import.meta.dirname }).map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
  const missing = parts.filter((part) => !sources.some((source) => source.includes(`/${part}'`)))
  expect(parts.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})
