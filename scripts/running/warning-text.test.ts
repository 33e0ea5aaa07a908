import { expect, test } from 'vitest'
import { warningText } from './child.ts'

test.for([
  ['[2027-01-01 10:00:00.000] warn: Low disk', 'Low disk'],
  ['[2027-01-01 10:00:00.000] \u001b[31merror\u001b[39m: No disk', 'No disk'],
  ['[2027-01-01 10:00:00.000] info: Fine', null],
  ['{"level":40,"msg":"CMS does not answer"}', 'CMS does not answer'],
  ['{"level":30,"msg":"Started"}', null],
  ['{"level":50', null],
  ['anything else', null],
] as const)('%s', ([line, expected]) => {
  expect(warningText(line)).toBe(expected)
})
