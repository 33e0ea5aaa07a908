import { randomUUID } from 'node:crypto'
import { openInspector } from '../inspector.ts'
import { pagesReady } from '../pages-ready.ts'
import type { Part } from '../part.ts'
import { publicPaths } from '../public-pages.ts'
import { type Sample, slopeOf } from '../regression.ts'

const POSTS = 5000
/** The heaps are looked at after each of so many. */
const POSTS_PER_SAMPLE = 500
/** Before it is measured: until then code is compiled better, which takes a megabyte and counts for nothing. */
const WARM_UP = 3000
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

/** What is left on the heaps of the processes after many forms were sent to each. */
const part: Part = {
  title: 'Memory after many forms',
  budget: `at most 2 MB more of heap after ${POSTS} forms, in the site and in the CMS`,
  async run(context) {
    const { address, settings, inspectors } = await context.site(1, { inspected: true })
    if (!inspectors) throw new Error('the processes are not inspected')
    await pagesReady(address, await publicPaths(address))
    const token = settings.environment.CMS_TOKEN ?? ''
    const receivers = [
      ['site', inspectors.site, (index: number) => toSite(address, index)],
      ['CMS', inspectors.cms, (index: number) => toCms(settings.cmsUrl, token, index)],
    ] as const
    const rows: string[][] = []
    for (const [name, port, send] of receivers) {
      const inspector = await openInspector(port)
      let sent = 0
      const sendMany = async (count: number) => {
        for (const end = sent + count; sent < end; sent += TOGETHER)
          await Promise.all(Array.from({ length: TOGETHER }, (_, i) => send(sent + i)))
      }
      const samples: Sample[] = []
      const look = async () => {
        const value = (await inspector.heapAfterCollection()) / MEGABYTE
        samples.push({ at: sent, value })
      }
      await sendMany(WARM_UP)
      await look()
      for (const end = sent + POSTS; sent < end; ) {
        await sendMany(POSTS_PER_SAMPLE)
        await look()
      }
      inspector.close()
      const growth = slopeOf(samples) * POSTS
      rows.push([name, `${samples[0]?.value.toFixed(1)} MB`, `${growth.toFixed(1)} MB`])
    }
    return {
      table: { columns: ['process', 'heap before', 'growth'], rows },
      notes: [
        `Heaps of all threads after collecting the garbage, every ${POSTS_PER_SAMPLE} forms; growth by regression.`,
        `One of ${ONE_RIGHT_IN} forms to the CMS was stored. Limits were off.`,
      ],
    }
  },
}

export default part
