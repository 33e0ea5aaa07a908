import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../scripts/running/ports.ts'

const NGINX = '/usr/sbin/nginx'

export const hasNginx = (): boolean => existsSync(NGINX)

export interface Nginx {
  /** Configured as Debian's package comes: sendfile, access log. Address without trailing slash. */
  readonly packaged: string
  /** Tuned for nothing but static files: open files kept, no log. */
  readonly tuned: string
  stop(): Promise<void>
}

/** Runs nginx with a configuration made for its folder, until it answers at `address`. */
async function runNginx(
  address: string,
  configurationIn: (folder: string) => string,
  files: Readonly<Record<string, Buffer>> = {},
): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by root, nginx serves as another account.
  chmodSync(folder, 0o755)
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, configurationIn(folder))
  const child = spawn(NGINX, ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const deadline = performance.now() + 5000
  while (!(await fetch(address).catch(() => null))) {
    if (performance.now() > deadline || child.exitCode !== null)
      throw new Error('nginx did not start')
    await wait(20)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
}

/**
 * Starts nginx with the files `name → bytes` at its root. One worker, as our server is one process.
 */
export async function startNginx(files: Readonly<Record<string, Buffer>>): Promise<Nginx> {
  const port = await findFreePort()
  const tunedPort = await findFreePort()
  const packaged = `http://127.0.0.1:${port}`
  const stop = await runNginx(
    packaged,
    (folder) => config(folder, fileServers(folder, port, tunedPort)),
    files,
  )
  return { packaged, tuned: `http://127.0.0.1:${tunedPort}`, stop }
}

export interface Proxy {
  /** Address without trailing slash. */
  readonly address: string
  stop(): Promise<void>
}

/** Starts nginx in front of processes of the site, configured as docs/operations.md says. */
export async function startProxy(sitePorts: readonly string[]): Promise<Proxy> {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const stop = await runNginx(address, (folder) => config(folder, proxyServer(port, sitePorts)))
  return { address, stop }
}

const proxyServer = (port: number, sitePorts: readonly string[]) => `
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
  }
`

const fileServers = (folder: string, port: number, tunedPort: number) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    access_log ${folder}/access.log;
  }
  server {
    listen 127.0.0.1:${tunedPort};
    root ${folder};
    access_log off;
    open_file_cache max=100 inactive=60s;
  }
`

const config = (folder: string, servers: string) => `
daemon off;
master_process on;
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
${servers}}
`
