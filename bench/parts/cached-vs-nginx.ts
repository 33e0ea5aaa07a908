import { inWords, kilobytes, median, type Part } from '../harness.ts'
import { noLoadTool, putUnderLoad } from '../load.ts'
import { noNginx, startFileServer } from '../nginx.ts'
import { readBytes } from '../pages.ts'

const PAGE = '/programma'
const ENCODINGS = ['br', 'identity'] as const
const ROUNDS = 9
const ROUND_SECONDS = 2

/** The page cache against nginx serving the very bytes that the site sent. */
const part: Part = {
  title: 'Cached page against nginx',
  budget: 'at least 0.6× nginx as packaged serving the same bytes as a static file',
  async run(site) {
    const missing = noNginx ?? noLoadTool
    if (missing) return missing
    const { address } = await site()
    const rows: string[][] = []
    for (const encoding of ENCODINGS) {
      const body = await readBytes(address + PAGE, encoding)
      const nginx = await startFileServer({ page: body })
      const rateOf = async (address: string, path: string) =>
        (await putUnderLoad({ address, paths: [path], encoding, seconds: ROUND_SECONDS })).rate
      await rateOf(address, PAGE)
      const own: number[] = []
      const theirs: number[] = []
      // Round by round, so that whatever else the machine does meets both.
      for (let round = 0; round < ROUNDS; round += 1) {
        own.push(await rateOf(address, PAGE))
        theirs.push(await rateOf(nginx.address, '/page'))
      }
      await nginx.stop()
      const ratio = median(own.map((rate, round) => rate / (theirs[round] ?? 0)))
      const rates = [own, theirs].map((all) => inWords(median(all)))
      rows.push([encoding, kilobytes(body.length), ...rates, `${ratio.toFixed(2)}×`])
    }
    return {
      columns: ['encoding', 'size', 'this site/s', 'nginx as packaged/s', 'ratio'],
      rows,
      notes: [
        `${PAGE}; medians of ${ROUNDS} alternating rounds of ${ROUND_SECONDS} s, 32 connections, wrk.`,
        'One nginx worker against one process; nginx sends its few headers, this site all its security headers. As packaged: the configuration of the Debian package, which logs.',
      ],
    }
  },
}

export default part
