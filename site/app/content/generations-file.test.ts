import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { GenerationsFile } from './generations-file.server.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generations-'))
  path = join(folder, 'data', 'file.json')
})
afterEach(() => rm(folder, { recursive: true }))

const numbered = (value: unknown): number => {
  const { generation } = value as { generation?: unknown }
  if (typeof generation !== 'number') throw new Error('it has no number')
  return generation
}
const read = async () => {
  const refused: string[] = []
  const file = new GenerationsFile<number>(path)
  const kept = await file.read(numbered, (generation) => refused.push(generation))
  return { kept, refused, file }
}
const writer = join(import.meta.dirname, 'testing/write-generations.ts')

it('the newest generation is read, or the previous one when the newest is cut off anywhere', async () => {
  const file = new GenerationsFile<number>(path)
  expect(await file.read(numbered, () => undefined)).toBeNull()
  await file.write({ generation: 1 })
  await file.write({ generation: 2, text: 'één' })
  expect((await read()).kept).toEqual({ value: 2, generation: 'newest' })
  const whole = await readFile(path)
  for (let length = 0; length < whole.length; length += 1) {
    await writeFile(path, whole.subarray(0, length))
    const { kept, refused } = await read()
    expect([kept, refused]).toEqual([{ value: 1, generation: 'previous' }, ['newest']])
  }
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole)
    damaged[at] = (damaged[at] ?? 0) ^ 1
    await writeFile(path, damaged)
    expect((await read()).kept).toEqual({ value: 1, generation: 'previous' })
  }
})

it('any value is written as its JSON', async () => {
  const file = new GenerationsFile<unknown>(path)
  const json = fc.jsonValue({ maxDepth: 5 })
  const withHoles = fc.dictionary(fc.string(), fc.option(json, { nil: undefined }))
  await fc.assert(
    fc.asyncProperty(fc.oneof(json, withHoles), async (value) => {
      await file.write(value)
      const written = await file.read(
        (content) => content,
        () => undefined,
      )
      expect(JSON.stringify(written?.value)).toBe(JSON.stringify(value))
    }),
    { numRuns: 100 },
  )
})

it('a damaged generation never replaces a valid previous one', async () => {
  const file = new GenerationsFile<number>(path)
  await file.write({ generation: 1 })
  await file.write({ generation: 2 })
  await writeFile(path, 'garbage')
  const { file: next } = await read()
  await next.write({ generation: 3 })
  await writeFile(path, '')
  expect((await read()).kept).toEqual({ value: 1, generation: 'previous' })
  await file.remove()
  expect(await readdir(join(folder, 'data'))).toEqual([])
})

it('the last written generation survives kill -9 at any moment', {
  tags: ['exhaustive'],
}, async () => {
  for (let kill = 0; kill < 5; kill += 1) {
    const child = spawn(process.execPath, [writer, path, '3000000'], { stdio: 'pipe' })
    let written = 0
    child.stdout.on('data', (lines: Buffer) => {
      written = Number(lines.toString().trim().split('\n').at(-1))
      // At a point while the next generation is written.
      if (written % 4 === 3) setTimeout(() => child.kill('SIGKILL'), kill * 3)
    })
    await new Promise((resolve) => child.on('close', resolve))
    const { kept } = await read()
    expect(written).toBeGreaterThan(0)
    expect(kept?.value).toBeGreaterThanOrEqual(written)
  }
})

it('the existing generations are kept when there is no room for another', async () => {
  const file = new GenerationsFile<number>(path)
  await file.write({ generation: 1 })
  await file.write({ generation: 2 })
  // Files of at most 64 kB: the system refuses the rest as a full disk does.
  const command = `ulimit -f 128; exec "${process.execPath}" "${writer}" "${path}" 3000000 once`
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const status = await new Promise((resolve) => child.on('close', resolve))
  expect([status, said]).toEqual([1, expect.stringContaining('EFBIG')])
  expect((await read()).kept).toEqual({ value: 2, generation: 'newest' })
  expect((await readdir(join(folder, 'data'))).sort()).toEqual(['file.json', 'file.json.previous'])
})

it('a valid generation can be read at any moment while two processes write', async () => {
  const children = [0, 1].map(() => spawn(process.execPath, [writer, path, '300000']))
  const said = children.map(() => 0)
  for (const [at, child] of children.entries()) {
    child.stdout.on('data', (lines: Buffer) => {
      said[at] = Number(lines.toString().trim().split('\n').at(-1))
    })
  }
  const ended = children.map((child) => new Promise((resolve) => child.on('close', resolve)))
  await expect.poll(() => Math.min(...said)).toBeGreaterThan(0)
  const found: (number | undefined)[] = []
  while (Math.min(...said) < 15) found.push((await read()).kept?.value)
  // Neither failed.
  expect(children.map(({ exitCode }) => exitCode)).toEqual([null, null])
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(ended)
  expect(found).not.toContain(undefined)
})
