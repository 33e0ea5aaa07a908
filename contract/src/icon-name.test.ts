import { expect, it } from 'vitest'
import { parseIconName } from './icon-name.ts'

it.each([
  ['leaf', { prefix: 'lucide', name: 'leaf' }],
  ['mdi:home-2', { prefix: 'mdi', name: 'home-2' }],
  ['', null],
  ['Leaf', null],
  ['leaf-', null],
  ['a:b:c', null],
  [':leaf', null],
  ['../secret', null],
  ['x'.repeat(65), null],
])('%s is read as the name of an icon, or refused', (text, icon) => {
  expect(parseIconName(text)).toEqual(icon)
})
