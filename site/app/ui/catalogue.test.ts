import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

/** Parts that only stand inside another one. */
const INSIDE = [
  'catalogue',
  'field',
  'provided-icon',
  'rich-text-image',
  'rich-text-leaf',
  'safe-link',
  'sheet-label',
]

it('shows every part of the design system', () => {
  const shown = readdirSync(join(folder, 'catalogue'))
    .map((name) => readFileSync(join(folder, 'catalogue', name), 'utf8'))
    .join('')
  const parts = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => name.replace('.tsx', ''))
  expect(parts.length).toBeGreaterThan(40)
  const missing = parts.filter(
    (part) => !INSIDE.includes(part) && !shown.includes(`../${part}.tsx'`),
  )
  expect(missing).toEqual([])
})
