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

/**
 * Starts nginx with the files `name → bytes` at its root. One worker, as our server is one process.
 */
export async function startNginx(files: Readonly<Record<string, Buffer>>): Promise<Nginx> {
  const port = await findFreePort()
  const tunedPort = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by root, nginx serves as another account.
  chmodSync(folder, 0o755)
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(configuration, config(folder, port, tunedPort))
  const child = spawn(NGINX, ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const packaged = `http://127.0.0.1:${port}`
  const deadline = performance.now() + 5000
  while (!(await fetch(packaged).catch(() => null))) {
    if (performance.now() > deadline || child.exitCode !== null)
      throw new Error('nginx did not start')
    await wait(20)
  }
  return {
    packaged,
    tuned: `http://127.0.0.1:${tunedPort}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const config = (folder: string, port: number, tunedPort: number) => `
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
}
`
