import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProcessGroup, startCms, startSite } from '../../scripts/running/stack.ts'
import { createThrowAway } from '../../scripts/running/throw-away.ts'
import { heapOf, probed } from '../heap-of.ts'
import type { Part } from '../part.ts'

const POSTS = 5000
/** Before it is measured: what is made once counts for nothing. */
const WARM_UP = 1000
/** At once. */
const TOGETHER = 8
/** Of so many forms one is right, and stored. */
const ONE_RIGHT_IN = 10
const MEGABYTE = 2 ** 20

const question = (index: number) => ({
  subject: 'visit',
  name: 'Anna de Wit',
  email: index % ONE_RIGHT_IN === 0 ? `bezoeker${index}@zandkreek.example` : 'geen adres',
  message: 'Is er een plek waar ik mijn jas kan ophangen?',
})
const company = { 'company.legalName': 'Woonstichting De Zandkreek', 'company.kvk': '123' }

/** Sends forms to the pages of the site as browsers do, with and without scripts. */
async function toSite(address: string, index: number): Promise<void> {
  const [path, fields] =
    index % 5 === 0 ? ['/contractformulier', company] : ['/contact', question(index)]
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { origin: address, ...(index % 2 === 0 && { accept: 'application/json' }) }
  const answer = await fetch(address + path, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  if (answer.status !== 422) throw new Error(`${path} answered ${answer.status}`)
}

/** Sends forms to the CMS as the site does. */
async function toCms(address: string, token: string, index: number): Promise<void> {
  const body = new FormData()
  const envelope = {
    idempotencyKey: randomUUID(),
    language: 'nl',
    source: '/contact',
    values: question(index),
  }
  body.set('envelope', JSON.stringify(envelope))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}/api/submissions/contact`, {
    method: 'POST',
    headers,
    body,
  })
  await answer.arrayBuffer()
  const expected = index % ONE_RIGHT_IN === 0 ? 201 : 422
  if (answer.status !== expected) throw new Error(`The CMS answered ${answer.status}`)
}

/** What is left on the heap of the processes after many forms were sent to each. */
const part: Part = {
  title: 'Memory after many forms',
  budget: `at most 2 MB more of heap after ${POSTS} forms, in the site and in the CMS`,
  async run() {
    const processes = createProcessGroup()
    const folder = mkdtempSync(join(tmpdir(), 'heap-'))
    const { settings, remove } = await createThrowAway(processes, {
      environment: { RATE_LIMITS: 'off', ...probed(folder) },
    })
    try {
      const cms = await startCms(processes, settings, 'production')
      const site = await startSite(processes, settings, 'production')
      const token = settings.environment.CMS_TOKEN ?? ''
      const ways = [
        ['site', site.pid, (index: number) => toSite(settings.siteUrl, index)],
        ['CMS', cms.pid, (index: number) => toCms(settings.cmsUrl, token, index)],
      ] as const
      const rows: string[][] = []
      for (const [name, pid, send] of ways) {
        const sendMany = async (count: number) => {
          for (let at = 0; at < count; at += TOGETHER)
            await Promise.all(Array.from({ length: TOGETHER }, (_, i) => send(at + i)))
        }
        await sendMany(WARM_UP)
        const before = await heapOf(pid, folder)
        await sendMany(POSTS)
        const growth = ((await heapOf(pid, folder)) - before) / MEGABYTE
        rows.push([name, `${(before / MEGABYTE).toFixed(1)} MB`, `${growth.toFixed(1)} MB`])
      }
      return {
        table: { columns: ['process', 'heap before', 'growth'], rows },
        notes: [`One of ${ONE_RIGHT_IN} forms to the CMS was stored. Limits were off.`],
      }
    } finally {
      await processes.stop()
      remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

export default part
