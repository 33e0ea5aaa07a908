import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createReplica, type Replica, type ReplicaOptions } from './replica.server.ts'
import { type Behaviour, type CmsServer, startCmsServer } from './testing/cms-server.ts'
import { document, item } from './testing/documents.ts'

let cms: CmsServer
let dataDir: string
let lines: string[]
let replicas: Replica[]

beforeEach(async () => {
  cms = await startCmsServer()
  dataDir = await mkdtemp(join(tmpdir(), 'replica-'))
  lines = []
  replicas = []
})

afterEach(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()))
  await cms.close()
  await rm(dataDir, { recursive: true })
})

function newReplica(options: Partial<ReplicaOptions> = {}): Replica {
  const replica = createReplica({
    cms: { url: cms.url, prefix: '/api', token: 'geheim' },
    dataDir,
    log: {
      info: (_, message) => lines.push(message),
      warn: (fields, message) => lines.push(`${message} ${JSON.stringify(fields)}`),
    },
    ...options,
  })
  replicas.push(replica)
  return replica
}

const titles = (replica: Replica) =>
  replica.snapshot()?.nl.programmeItems.all.map(({ title }) => title)

const mirrorFile = () => join(dataDir, 'replica', 'content.json')

describe('following the CMS', () => {
  it('loads everything once, with the token, and requests only published documents', async () => {
    const replica = newReplica()
    expect(replica.ready()).toBe(false)
    await replica.check()
    expect(replica.ready()).toBe(true)
    expect(replica.state()).toBe('up')
    expect(titles(replica)).toEqual(['Sessie item2', 'Sessie item1'])
    const loads = cms.requests.filter(({ path }) => path !== 'content-version')
    expect(loads.every(({ query }) => query.status === 'published')).toBe(true)
    expect(cms.requests.every(({ token }) => token === 'Bearer geheim')).toBe(true)
    expect(lines.filter((line) => !line.startsWith('Document skipped'))).toEqual([])
  })

  it('reads only the changed types, replaces the snapshot, and reports which changed', async () => {
    const replica = newReplica()
    await replica.check()
    const before = replica.snapshot()
    const changes: unknown[] = []
    replica.onChange(() => {
      throw new Error('a fault of the listener')
    })
    const end = replica.onChange((snapshot, types) => changes.push([snapshot.version, types]))
    cms.requests.length = 0
    await replica.check()
    expect(cms.requests.map(({ path }) => path)).toEqual(['content-version'])
    expect(replica.snapshot()).toBe(before)

    cms.content['programme-items']?.nl.push(item('item3'))
    cms.publish('programme-item')
    await replica.check()
    expect(new Set(cms.requests.map(({ path }) => path))).toEqual(
      new Set(['content-version', 'programme-items']),
    )
    expect(titles(replica)).toContain('Sessie item3')
    expect(before?.nl.programmeItems.all).toHaveLength(2)
    expect(changes).toEqual([[cms.version, ['programme-item']]])

    end()
    cms.publish('theme')
    await replica.check()
    expect(changes).toHaveLength(1)
  })

  it('reads all types with pictures again when the media library has changed', async () => {
    const replica = newReplica()
    await replica.check()
    cms.requests.length = 0
    cms.publish('upload')
    await replica.check()
    const paths = cms.requests.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['exhibitors', 'pages', 'photo-albums', 'halls']))
    expect(paths).not.toContain('days')
  })

  it('loads again when documents were published during a load', async () => {
    let published = false
    cms.beforeAnswer = (path) => {
      if (path !== 'themes' || published) return
      published = true
      cms.content['programme-items']?.nl.push(item('late'))
      cms.publish('programme-item')
    }
    const replica = newReplica()
    await replica.check()
    expect(titles(replica)).toContain('Sessie late')
    expect(replica.snapshot()?.version).toBe(cms.version)
  })

  it('shows the result of the second load, while editors keep publishing', async () => {
    let loads = 0
    cms.beforeAnswer = (path) => {
      if (path !== 'themes') return
      loads += 1
      cms.publish('theme')
    }
    const replica = newReplica()
    await replica.check()
    expect(replica.ready()).toBe(true)
    // Each in both languages.
    expect(loads).toBe(4)
    cms.beforeAnswer = () => undefined
    await replica.check()
    expect(replica.snapshot()?.version).toBe(cms.version)
  })

  it('skips no document when another one is published between two pages', async () => {
    cms.pageLimit = 2
    const items = cms.content['programme-items']?.nl ?? []
    items.push(item('item3'), item('item4'))
    let asked = 0
    cms.beforeAnswer = (path) => {
      if (path !== 'programme-items') return
      asked += 1
      const [first] = asked === 2 ? items.splice(0, 1) : []
      if (first) items.push(item(first.documentId))
    }
    const replica = newReplica()
    await replica.check()
    expect(titles(replica)).toHaveLength(4)
  })

  it('reads and replaces in one piece of work, which other calls can wait for', async () => {
    const order: string[] = []
    const replica = newReplica({
      aroundReading: async (read) => {
        order.push('begins')
        await read()
        order.push(`ends at ${replica.snapshot()?.version}`)
      },
    })
    cms.beforeAnswer = (path) => {
      if (order.at(-1) !== path) order.push(path)
    }
    await replica.check()
    order.length = 0
    await replica.check()
    expect(order).toEqual(['content-version'])
    cms.publish('theme')
    order.length = 0
    await replica.check()
    const reading = ['begins', 'themes', 'content-version', 'ends at v2']
    expect(order).toEqual(['content-version', ...reading])
  })

  it('continues when the CMS gives smaller pages than requested', async () => {
    cms.pageLimit = 2
    cms.content['programme-items']?.nl.push(item('item3'), item('item4'), item('item5'))
    const replica = newReplica()
    await replica.check()
    expect(titles(replica)).toHaveLength(5)
  })

  it('polls every second, the next time after the previous one ended', async () => {
    const waits: number[] = []
    let resume: () => void = () => undefined
    const waited = () =>
      new Promise<void>((resolve) => {
        onWait = resolve
      })
    let onWait: () => void = () => undefined
    const replica = newReplica({
      wait: (ms, signal) =>
        new Promise<void>((resolve) => {
          waits.push(ms)
          resume = resolve
          signal.addEventListener('abort', () => resolve())
          onWait()
        }),
    })
    let next = waited()
    await replica.start()
    await next
    expect(replica.ready()).toBe(true)
    expect(waits).toEqual([1000])
    cms.content.themes?.nl.push(
      document('theme2', { name: 'Nieuw', slug: 'nieuw', colour: 'blue', position: 2 }),
    )
    cms.publish('theme')
    next = waited()
    resume()
    await next
    expect(replica.snapshot()?.nl.themes.find('nieuw')?.name).toBe('Nieuw')
    expect(waits).toEqual([1000, 1000])
  })
})

describe('a CMS with problems', () => {
  it.each<[Behaviour, string]>([
    ['hanging', 'down'],
    ['failing', 'down'],
    ['html', 'invalid'],
    ['truncated', 'invalid'],
    ['wrong-shape', 'invalid'],
  ])(
    'that is %s keeps the content, and is logged once at each change of state',
    async (behaviour, state) => {
      const replica = newReplica()
      await replica.check()
      const before = replica.snapshot()
      lines.length = 0

      cms.behaviour = behaviour
      cms.publish('theme')
      await replica.check()
      if (behaviour !== 'hanging') await replica.check()
      expect(replica.snapshot()).toBe(before)
      expect(replica.state()).toBe(state)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(`"state":"${state}"`)

      cms.behaviour = 'good'
      await replica.check()
      await replica.check()
      expect(replica.state()).toBe('up')
      expect(lines.slice(1)).toEqual(['The CMS answers again'])
      expect(replica.snapshot()?.version).toBe(cms.version)
    },
  )

  it('keeps the content when only the documents are invalid', async () => {
    const replica = newReplica()
    await replica.check()
    const before = replica.snapshot()
    cms.content['programme-items'] = {
      nl: ['a', 'b', 'c'].map((id) => document(id, { title: null })),
      en: [],
    }
    cms.publish('programme-item')
    await replica.check()
    expect(replica.state()).toBe('invalid')
    expect(replica.snapshot()).toBe(before)
  })

  it('keeps the content when the CMS has become empty', async () => {
    const replica = newReplica()
    await replica.check()
    const before = replica.snapshot()
    cms.content = {}
    cms.counters = { edition: 9, 'site-settings': 9, theme: 9 }
    cms.version = 'empty'
    await replica.check()
    await replica.check()
    expect(replica.state()).toBe('incomplete')
    expect(replica.snapshot()).toBe(before)
    expect(lines.filter((line) => line.includes('incomplete'))).toHaveLength(1)
  })

  it('causes one invalid document to be skipped, reported once, and read when it is corrected', async () => {
    const bad = item('bad', { start: 'half elf' })
    cms.content['programme-items']?.nl.push(bad)
    const replica = newReplica()
    await replica.check()
    cms.publish('programme-item')
    await replica.check()
    expect(titles(replica)).toHaveLength(2)
    expect(lines.filter((line) => line.includes('"id":"bad"'))).toHaveLength(1)
    bad.start = '12:00:00.000'
    cms.publish('programme-item')
    await replica.check()
    expect(titles(replica)).toHaveLength(3)
  })

  it('never causes a draft to be used, even when the CMS answers with one', async () => {
    cms.content['programme-items']?.nl.push(item('draft', { publishedAt: null }))
    cms.content['programme-items']?.en.push(
      document('item2', { title: 'Secret', summary: 'x', publishedAt: null }),
    )
    const replica = newReplica()
    await replica.check()
    expect(titles(replica)).toEqual(['Sessie item2', 'Sessie item1'])
    expect(replica.snapshot()?.en.programmeItems.find('item2')?.title).toBe('Sessie item2')
    expect(lines.join()).toContain('not published')
  })
})

describe('the mirror on disk', () => {
  async function mirrored(): Promise<void> {
    const replica = newReplica()
    await replica.check()
    await replica.stop()
    lines.length = 0
  }

  it('serves after a restart without the CMS, which takes over when it is available', async () => {
    await mirrored()
    cms.behaviour = 'failing'
    const replica = newReplica({ wait: waitForStop })
    await replica.start()
    expect(replica.ready()).toBe(true)
    expect(titles(replica)).toEqual(['Sessie item2', 'Sessie item1'])
    expect(replica.snapshot()?.en.themes.all[0]?.name).toBe('Money and land')
    await replica.check()
    cms.behaviour = 'good'
    cms.content['programme-items']?.nl.push(item('item3'))
    cms.publish('programme-item')
    await replica.check()
    expect(titles(replica)).toHaveLength(3)
  })

  it('avoids loading when the CMS still has that version', async () => {
    await mirrored()
    cms.requests.length = 0
    const replica = newReplica({ wait: waitForStop })
    await replica.start()
    expect(replica.source()).toBe('mirror')
    await replica.check()
    expect(replica.source()).toBe('cms')
    expect(new Set(cms.requests.map(({ path }) => path))).toEqual(new Set(['content-version']))
    expect(replica.state()).toBe('up')
  })

  const damages = [
    ['is cut off', (text: string) => text.slice(0, text.length / 2)],
    ['was changed', (text: string) => text.replace('Sessie item1', 'Sessie itemX')],
    ['is of another build', (text: string) => signed(text, /"schema":"../, '"schema":"zz')],
    [
      'has another shape',
      (text: string) => signed(text, '"content":{', '"content":{"day":7,"x":{'),
    ],
    ['holds no content', () => signed('{"schema":"', /.*/, '[]')],
    ['is empty', () => ''],
    ['is of zeros', (text: string) => '\0'.repeat(text.length)],
  ] as const

  /** The mirror with other contents under a right checksum. */
  const signed = (text: string, from: string | RegExp, to: string) => {
    const json = text.slice(text.indexOf('\n') + 1).replace(from, to)
    return `${createHash('sha256').update(json).digest('hex')}\n${json}`
  }

  it.each(damages)(
    'is replaced by the previous one, with one line in the log, when it %s',
    async (_, damage) => {
      await mirrored()
      const before = newReplica({ wait: waitForStop })
      await before.start()
      cms.content['programme-items']?.nl.push(item('item3'))
      cms.publish('programme-item')
      await before.check()
      await before.stop()
      await writeFile(mirrorFile(), damage(await readFile(mirrorFile(), 'utf8')))
      cms.behaviour = 'failing'
      lines.length = 0
      const replica = newReplica({ wait: waitForStop })
      await replica.start()
      expect(titles(replica)).toEqual(['Sessie item2', 'Sessie item1'])
      expect(replica.source()).toBe('previous mirror')
      expect(lines.filter((line) => line.includes('mirror'))).toHaveLength(1)
      await replica.stop()
      // The damaged generation is replaced; the valid one before it stays.
      const again = newReplica({ wait: waitForStop })
      await again.start()
      expect(again.source()).toBe('mirror')
      await rm(mirrorFile())
      const last = newReplica({ wait: waitForStop })
      await last.start()
      expect([last.source(), titles(last)?.length]).toEqual(['previous mirror', 2])
    },
  )

  it.each(damages)('is ignored with one line in the log when it %s', async (_, damage) => {
    await mirrored()
    await writeFile(mirrorFile(), damage(await readFile(mirrorFile(), 'utf8')))
    cms.behaviour = 'failing'
    const replica = newReplica({ wait: waitForStop })
    await replica.start()
    expect(replica.ready()).toBe(false)
    expect(lines.filter((line) => line.includes('mirror'))).toHaveLength(1)
    cms.behaviour = 'good'
    await replica.check()
    await replica.check()
    expect(replica.ready()).toBe(true)
  })

  it('may fail to be written: one line in the log, and the site continues', async () => {
    await writeFile(join(dataDir, 'replica'), 'in the way')
    const replica = newReplica()
    await replica.check()
    cms.publish('theme')
    await replica.check()
    await replica.stop()
    expect(replica.ready()).toBe(true)
    expect(lines.filter((line) => line.includes('mirror'))).toHaveLength(1)
  })

  it('is optional: without one and without the CMS the site keeps asking', async () => {
    cms.behaviour = 'failing'
    const replica = newReplica()
    await replica.check()
    expect(replica.ready()).toBe(false)
    expect(replica.state()).toBe('down')
    cms.behaviour = 'good'
    await replica.check()
    expect(replica.ready()).toBe(true)
  })
})

describe('drafts', () => {
  it('are shown in previews only, and concurrent calls share one load', async () => {
    cms.drafts = structuredClone(cms.content)
    cms.drafts['programme-items']?.nl.push(item('draft', { publishedAt: null }))
    cms.drafts['programme-items']?.nl.push(
      item('unfinished', { publishedAt: null, title: null, type: null, end: null }),
    )
    const replica = newReplica()
    await replica.check()
    cms.requests.length = 0
    const [preview, again] = await Promise.all([
      replica.loadDraftSnapshot(),
      replica.loadDraftSnapshot(),
    ])
    expect(again).toBe(preview)
    expect(await replica.loadDraftSnapshot()).toBe(preview)
    expect(cms.requests.filter(({ path }) => path === 'days')).toHaveLength(1)
    expect(preview.nl.programmeItems.find('draft')?.title).toBe('Sessie draft')
    expect(preview.nl.programmeItems.find('unfinished')).toMatchObject({
      title: '—',
      type: 'lecture',
      end: '00:00',
    })
    expect(replica.snapshot()?.nl.programmeItems.find('draft')).toBeUndefined()
  })
})

/** A pause that lasts until the replica stops: after its first poll a test decides. */
function waitForStop(_: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
}
