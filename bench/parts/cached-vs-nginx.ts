import { get } from 'node:http'
import { load, loadTool } from '../load.ts'
import { median } from '../median.ts'
import { hasNginx, startNginx } from '../nginx.ts'
import type { Part } from '../part.ts'

const PAGE = '/programma'
const ENCODINGS = ['br', 'identity'] as const
const ROUNDS = 9
const ROUND_SECONDS = 2

/** The page cache against nginx serving the very bytes that the site sent. */
const part: Part = {
  title: 'Cached page against nginx',
  budget: 'at least 0.6× nginx as packaged serving the same bytes as a static file',
  async run(context) {
    if (!hasNginx()) return { skipped: 'nginx is not installed (/usr/sbin/nginx)' }
    const { address } = await context.site()
    const page = address + PAGE
    const files = Object.fromEntries(
      await Promise.all(ENCODINGS.map(async (encoding) => [encoding, await bytes(page, encoding)])),
    ) as Record<(typeof ENCODINGS)[number], Buffer>
    const nginx = await startNginx(files)
    try {
      const rows = []
      for (const encoding of ENCODINGS) {
        const headers = { 'Accept-Encoding': encoding }
        const [ours, packaged, tuned] = await alternately(
          [page, `${nginx.packaged}/${encoding}`, `${nginx.tuned}/${encoding}`].map(
            (address) => () => load(address, headers, ROUND_SECONDS),
          ),
        )
        if (!ours || !packaged || !tuned) throw new Error('a round is missing')
        const size = `${(files[encoding].length / 1024).toFixed(1)} kB`
        const against = (theirs: readonly number[]) =>
          `${rate(theirs)} → ${median(ours.map((own, round) => own / (theirs[round] ?? 0))).toFixed(2)}×`
        rows.push([encoding, size, rate(ours), against(packaged), against(tuned)])
      }
      return {
        table: {
          columns: ['encoding', 'size', 'this site/s', 'nginx as packaged/s', 'nginx tuned/s'],
          rows,
        },
        notes: [
          `${PAGE}; medians of ${ROUNDS} alternating rounds of ${ROUND_SECONDS} s, 32 connections, ${loadTool}.`,
          'One nginx worker against one process; nginx sends its few headers, this site all its security headers.',
          'As packaged: the configuration of the Debian package, which logs. Tuned: no log, open files kept.',
        ],
      }
    } finally {
      await nginx.stop()
    }
  },
}

export default part

/** Measures one after the other, round by round, so that whatever else the machine does meets all. */
async function alternately(measures: readonly (() => Promise<number>)[]): Promise<number[][]> {
  for (const measure of measures) await measure()
  const rounds: number[][] = measures.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, measure] of measures.entries()) rounds[index]?.push(await measure())
  }
  return rounds
}

const rate = (values: readonly number[]) => Math.round(median(values)).toLocaleString('en')

/** The body exactly as it travels. */
function bytes(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks))
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}
