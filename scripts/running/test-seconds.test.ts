import { expect, test } from 'vitest'
import { secondsByFile } from './test-seconds.ts'

test('the time of a file is that of its tests, in the part where it took longest', () => {
  const timed = (file: string, seconds: number) => ({ name: `${file} a`, file, seconds })
  expect(secondsByFile([[timed('a', 1), timed('a', 2), timed('b', 5)], [timed('a', 2)]])).toEqual({
    a: 3,
    b: 5,
  })
})
