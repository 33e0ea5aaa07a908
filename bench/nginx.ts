import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../scripts/running/ports.ts'

const NGINX = '/usr/sbin/nginx'
const START_MS = 5000

/** What a part says where there is no nginx; undefined where there is. */
export const noNginx = existsSync(NGINX) ? undefined : `nginx is not installed (${NGINX})`

export interface Nginx {
  /** Address without trailing slash. */
  readonly address: string
  stop(): Promise<void>
}

/**
 * Starts nginx with one worker, as our server is one process.
 * @param serverIn contents of `server` and what stands before it, by folder and port
 * @param files that stand in its folder
 */
async function startNginx(
  serverIn: (folder: string, port: number) => string,
  files: Readonly<Record<string, Buffer>>,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by root, nginx serves as another account.
  chmodSync(folder, 0o755)
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  const port = await findFreePort()
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configurationOf(folder, serverIn(folder, port)))
  const child = spawn(NGINX, ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  const address = `http://127.0.0.1:${port}`
  const deadline = performance.now() + START_MS
  while (!(await fetch(address).catch(() => null))) {
    if (performance.now() > deadline) throw new Error('nginx did not start')
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

/** Serves the files `name → bytes` as Debian's package is configured: sendfile, access log. */
export const startFileServer = (files: Readonly<Record<string, Buffer>>): Promise<Nginx> =>
  startNginx(
    (folder, port) =>
      `server { listen 127.0.0.1:${port}; root ${folder}; access_log ${folder}/access.log; }`,
    files,
  )

/** Stands in front of processes of the site, configured as docs/operations.md says. */
export const startProxy = (sitePorts: readonly string[]): Promise<Nginx> =>
  startNginx(
    (_, port) => `
  access_log off;
  upstream beursvloer_site {
    ${sitePorts.map((site) => `server 127.0.0.1:${site} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://beursvloer_site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 2;
    }
  }`,
    {},
  )

const configurationOf = (folder: string, server: string) => `
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
  ${server}
}
`
