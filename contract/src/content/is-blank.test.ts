import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

it.each([
  [null, true],
  ['', true],
  [' \u00ad\n', true],
  ['a', false],
  [0, false],
  [false, false],
  [[], true],
  [[paragraph(''), paragraph(' ')], true],
  [[paragraph(''), paragraph('a')], false],
  [
    [{ type: 'list', children: [{ type: 'list-item', children: [{ type: 'text', text: '' }] }] }],
    true,
  ],
  [[{ type: 'image', image: {}, children: [{ type: 'text', text: '' }] }], false],
  [[{ type: 'text', title: '', body: [paragraph('a')] }], false],
  [[{ __component: 'blocks.part', part: 'team' }], false],
  [{ documentId: 'a' }, false],
])('%j is blank: %s', (value, blank) => expect(isBlank(value)).toBe(blank))
