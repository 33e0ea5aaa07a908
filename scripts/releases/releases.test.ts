import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildRelease, isBuilt } from './build-release.ts'
import { commitOf, newestTag } from './git.ts'
import { homeOf, releaseFolder, tagOf } from './layout.ts'
import { removeOldReleases, switchRelease } from './switch-release.ts'
import { type Clone, createClone } from './testing/clone.ts'

let clone: Clone

beforeEach(() => {
  clone = createClone()
})
afterEach(() => clone.remove())

const build = async (tag: string, dataFolders: readonly string[] = ['data']) =>
  buildRelease(clone.home, tag, await commitOf(clone.home, tag), dataFolders)
const byHand = { command: '', addresses: [] }
const current = () => [tagOf(clone.home, 'current'), tagOf(clone.home, 'previous')]

describe('tags of releases', () => {
  test('are ordered by their numbers, the highest is the newest', async () => {
    for (const tag of ['v1.9.0', 'v1.10.0', 'v1.2.0', 'v2.0.0-rc.1', 'latest']) clone.release(tag)
    expect(await newestTag(clone.home)).toBe('v1.10.0')
  })

  test('of other forms are ignored', async () => {
    clone.release('v1.0.0')
    await expect(commitOf(clone.home, 'v1.0.1')).rejects.toThrow('There is no release v1.0.1')
    for (const text of ['--help', 'HEAD', '../v1.0.0', 'v1.0.0;ls'])
      await expect(commitOf(clone.home, text)).rejects.toThrow('is no release')
  })
})

describe('a release', () => {
  test('is built beside the clone, with its settings and data', async () => {
    clone.release('v1.0.0')
    await build('v1.0.0')
    const folder = releaseFolder(clone.home, 'v1.0.0')
    expect(homeOf(folder)).toBe(clone.home)
    expect(homeOf(clone.home)).toBe(clone.home)
    expect(readFileSync(join(folder, 'build/settings'), 'utf8')).toBe('PORT=3000\n')
    expect(lstatSync(join(folder, '.env')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(clone.home, 'data/built'), 'utf8')).toBe(folder)
    expect(isBuilt(clone.home, 'v1.0.0', await commitOf(clone.home, 'v1.0.0'))).toBe(true)
  })

  test('that fails to build leaves nothing behind, and the running one unchanged', {
    tags: ['exhaustive'],
  }, async () => {
    clone.release('v1.0.0')
    await build('v1.0.0')
    await switchRelease(clone.home, 'v1.0.0', byHand)
    clone.release('v1.1.0', { broken: '' })
    await expect(build('v1.1.0')).rejects.toThrow('v1.1.0 could not be built')
    expect(readdirSync(join(clone.home, 'releases'))).toEqual(['v1.0.0'])
    expect(current()).toEqual(['v1.0.0', null])
  })

  test('that was interrupted is built again', { tags: ['exhaustive'] }, async () => {
    clone.release('v1.0.0')
    await build('v1.0.0')
    const folder = releaseFolder(clone.home, 'v1.0.0')
    writeFileSync(join(folder, '.cache/release'), 'other commit')
    writeFileSync(join(folder, 'rest'), '')
    await build('v1.0.0')
    expect(existsSync(join(folder, 'rest'))).toBe(false)
  })

  test('is not built with a relative path to data outside the project', async () => {
    clone.release('v1.0.0')
    await expect(build('v1.0.0', ['../data'])).rejects.toThrow('absolute path')
  })
})

describe('switching to a release', () => {
  beforeEach(async () => {
    clone.release('v1.0.0')
    clone.release('v1.1.0')
    for (const tag of ['v1.0.0', 'v1.1.0']) await build(tag)
    await switchRelease(clone.home, 'v1.0.0', byHand)
  })

  test('works forward, and back in the same way', { tags: ['exhaustive'] }, async () => {
    expect(await switchRelease(clone.home, 'v1.1.0', byHand)).toBe(false)
    expect(current()).toEqual(['v1.1.0', 'v1.0.0'])
    expect(readFileSync(join(clone.home, 'current/release'), 'utf8')).toBe('v1.1.0')
    await switchRelease(clone.home, 'v1.0.0', byHand)
    expect(current()).toEqual(['v1.0.0', 'v1.1.0'])
  })

  test('restarts, waits until all parts answer, and deletes older ones', {
    tags: ['exhaustive'],
  }, async () => {
    clone.release('v1.2.0')
    await build('v1.2.0')
    // Ready at the third check.
    let asked = 0
    const server = createServer((_request, response) => {
      asked += 1
      response.writeHead(asked < 3 ? 503 : 200).end()
    })
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const how = {
      command: 'cp current/release restarted',
      addresses: [`http://127.0.0.1:${port}`],
    }
    await switchRelease(clone.home, 'v1.1.0', how)
    expect(await switchRelease(clone.home, 'v1.2.0', how)).toBe(true)
    await new Promise((done) => server.close(done))
    expect(readFileSync(join(clone.home, 'restarted'), 'utf8')).toBe('v1.2.0')
    expect(await removeOldReleases(clone.home)).toEqual(['v1.0.0'])
    expect(readdirSync(join(clone.home, 'releases'))).toEqual(['v1.1.0', 'v1.2.0'])
  })

  test('is reverted automatically when the release does not start', async () => {
    const how = { addresses: ['http://127.0.0.1:1'], timeout: 0 }
    const command = 'cat current/release >> restarted'
    await expect(switchRelease(clone.home, 'v1.1.0', { ...how, command })).rejects.toThrow(
      'v1.1.0 did not start: http://127.0.0.1:1 did not answer in time',
    )
    expect(current()).toEqual(['v1.0.0', null])
    expect(readFileSync(join(clone.home, 'restarted'), 'utf8')).toBe('v1.1.0v1.0.0')
    await expect(
      switchRelease(clone.home, 'v1.1.0', { ...how, command: 'exit 3' }),
    ).rejects.toThrow('RESTART_COMMAND ended with exit code 3')
  })
})
