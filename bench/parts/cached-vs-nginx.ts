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
  budget: 'at least 0.8× nginx serving the same bytes as a static file',
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
        const { ours, theirs, ratio } = await alternate(
          () => load(page, headers, ROUND_SECONDS),
          () => load(`${nginx.address}/${encoding}`, headers, ROUND_SECONDS),
        )
        const size = `${(files[encoding].length / 1024).toFixed(1)} kB`
        rows.push([encoding, size, rate(ours), rate(theirs), `${ratio.toFixed(2)}×`])
      }
      return {
        table: { columns: ['encoding', 'size', 'this site/s', 'nginx/s', 'ratio'], rows },
        notes: [
          `${PAGE}; medians of ${ROUNDS} alternating rounds of ${ROUND_SECONDS} s, 32 connections, ${loadTool}.`,
          'nginx sends its few headers, this site all its security headers.',
        ],
      }
    } finally {
      await nginx.stop()
    }
  },
}

export default part

/** Measures both in turn, so that whatever else the machine does meets both. */
async function alternate(measureOurs: () => Promise<number>, measureTheirs: () => Promise<number>) {
  await measureOurs()
  await measureTheirs()
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await measureOurs()
    const theirs = await measureTheirs()
    rounds.push({ ours, theirs, ratio: ours / theirs })
  }
  return {
    ours: median(rounds.map(({ ours }) => ours)),
    theirs: median(rounds.map(({ theirs }) => theirs)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  }
}

const rate = (value: number) => Math.round(value).toLocaleString('en')

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
