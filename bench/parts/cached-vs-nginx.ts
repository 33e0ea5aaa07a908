import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../scripts/running/ports.ts'
import { inWords, kilobytes, median, type Part } from '../harness.ts'
import { noLoadTool, putUnderLoad } from '../load.ts'
import { readBytes } from '../pages.ts'

const NGINX = '/usr/sbin/nginx'
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
    if (!existsSync(NGINX)) return `nginx is not installed (${NGINX})`
    const { address } = await site()
    const rows: string[][] = []
    for (const encoding of ENCODINGS) {
      const body = await readBytes(address + PAGE, encoding)
      const nginx = await startNginx(body)
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

/**
 * Starts nginx with one worker, as our server is one process. It serves `/page`, as Debian's package is
 * configured: sendfile, access log.
 */
async function startNginx(page: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by root, nginx serves as another account.
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  writeFileSync(join(folder, 'page'), page)
  writeFileSync(join(folder, 'nginx.conf'), configurationOf(folder, port))
  const args = ['-c', 'nginx.conf', '-p', folder, '-e', 'error.log']
  const child = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'close')
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(address).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await wait(20)
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const configurationOf = (folder: string, port: number) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  default_type "text/html; charset=utf-8";
  access_log ${folder}/access.log;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`
