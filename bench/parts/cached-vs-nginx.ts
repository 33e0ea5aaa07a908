import { noNginx, startNginx } from '../../e2e/harness/nginx.ts'
import { findFreePort } from '../../scripts/running/ports.ts'
import { inWords, kilobytes, median, type Part } from '../harness.ts'
import { noLoadTool, putUnderLoad } from '../load.ts'
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
    if (noLoadTool) return noLoadTool
    if (noNginx) return noNginx
    const { address } = await site()
    const rows: string[][] = []
    for (const encoding of ENCODINGS) {
      const body = await readBytes(address + PAGE, encoding)
      const nginx = await serveByNginx(body)
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

/** Serves `/page` by it, as Debian's package is configured: sendfile, access log. */
async function serveByNginx(page: Buffer) {
  const address = `127.0.0.1:${await findFreePort()}`
  const inHttp = (folder: string) => `
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  default_type "text/html; charset=utf-8";
  server { listen ${address}; root ${folder}; }`
  const { stop } = await startNginx(`http://${address}`, inHttp, { page })
  return { address: `http://${address}`, stop }
}
