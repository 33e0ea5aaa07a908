import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BodyStore } from './body-store.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'bodies-'))
const bodyOf = (text: string, length: number) => Buffer.alloc(length, text)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

it('keeps what fits in memory, the rest in a file without a name', async () => {
  const directory = folder()
  const store = new BodyStore(directory, 10_000)
  const owners = [{}, {}, {}, {}]
  const kept = await Promise.all(
    owners.map((owner, at) => store.keep(owner, bodyOf(`${at}`, 4000 + at))),
  )
  expect(store.held).toBe(8001)
  expect(readdirSync(directory)).toEqual([])
  for (const [at, body] of kept.entries()) {
    expect(body.length).toBe(4000 + at)
    expect(body.read().equals(bodyOf(`${at}`, 4000 + at))).toBe(true)
  }
  expect(owners).toHaveLength(4)
})

it('gives back exactly what was kept, whatever comes and goes', async () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(lengths, fc.infiniteStream(fc.boolean()), async (all, stays) => {
      const store = new BodyStore(folder(), 0)
      const owners: [owner: object, text: string, read: () => Buffer][] = []
      for (const [at, length] of all.entries()) {
        const owner = {}
        const text = String.fromCharCode(97 + (at % 26))
        const { read } = await store.keep(owner, bodyOf(text, length))
        if (stays.next().value) owners.push([owner, text.repeat(length), read])
        if (at % 10 === 9) {
          collectGarbage()
          await nextRound()
        }
      }
      for (const [, text, read] of owners) expect(`${read()}`).toBe(text)
    }),
    { numRuns: 20 },
  )
})

it('uses places and memory again when who kept them is gone', async () => {
  const store = new BodyStore(folder(), 5000)
  for (let round = 0; round < 20; round += 1) {
    await store.keep({}, bodyOf('a', 5000))
    expect(store.held).toBeLessThanOrEqual(5000)
    collectGarbage()
    await nextRound()
  }
  expect(store.held).toBe(0)
})

it('keeps in memory what it cannot write', async () => {
  const store = new BodyStore(join(folder(), 'nowhere'), 0)
  const owner = {}
  const kept = await store.keep(owner, bodyOf('a', 3000))
  expect(store.held).toBe(3000)
  expect(`${kept.read()}`).toBe('a'.repeat(3000))
  expect(owner).toEqual({})
})
