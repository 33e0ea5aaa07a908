import { expect, test } from 'vitest'
import { removeFunctions, withBodies } from './remove-functions.ts'

const code =
  'function kept() { return used() }\nfunction outer(a) { function inner(b) { return a + b } }'

test('functions get other bodies, also inside others', () => {
  expect(withBodies(code, { inner: '', kept: 'return 1' })).toBe(
    'function kept() {return 1}\nfunction outer(a) { function inner(b) {} }',
  )
})

test('a name that does not exist, or exists twice, is refused', () => {
  expect(() => withBodies(code, { gone: '' })).toThrow('gone is not declared exactly once')
  expect(() => withBodies(`${code}\nfunction inner() {}`, { inner: '' })).toThrow('inner')
})

/** The error of a plugin for a file. */
function said(text: string): string | undefined {
  const errors: string[] = []
  const plugin = removeFunctions(/file/, '1.2.3', { kept: '' })
  const { handler } = plugin.transform as unknown as {
    handler: (this: object, code: string) => unknown
  }
  handler.call({ error: (message: string) => errors.push(message) }, text)
  return errors[0]
}

test('the build fails for another release, and for a function that was moved', () => {
  expect(said(`/* v1.2.3 */ ${code}`)).toBeUndefined()
  expect(said(`/* v1.2.4 */ ${code}`)).toContain('not of release 1.2.3')
  expect(said('/* v1.2.3 */ function other() {}')).toContain('kept is not declared exactly once')
})
