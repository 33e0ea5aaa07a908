import { expect, it } from 'vitest'
import { claimReload, RELOAD_GUARD_MS } from './build-check.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

it('a path is reloaded once in 10 s, and other paths separately (requirements 13.2)', () => {
  const storage = memory()
  expect(RELOAD_GUARD_MS).toBe(10_000)
  expect(claimReload('/programma', storage, 0)).toBe(true)
  expect(claimReload('/programma', storage, 9_999)).toBe(false)
  expect(claimReload('/sprekers', storage, 9_999)).toBe(true)
  expect(claimReload('/programma', storage, 10_000)).toBe(true)
})
