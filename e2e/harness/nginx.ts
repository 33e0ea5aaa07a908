/** nginx as packages of Linux install it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const NGINX = '/usr/sbin/nginx'

/** Why it cannot be started here; undefined where it can. */
export const noNginx = existsSync(NGINX) ? undefined : `nginx is not installed (${NGINX})`

const configurationOf = (folder: string, inHttp: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  access_log ${folder}/access.log;
  ${inHttp}
}
`

/**
 * Starts it with one worker, and waits until it answers at an address.
 * @param inHttp what stands in `http` of its configuration
 * @param files what it may serve from its folder, by their names
 */
export async function startNginx(
  url: string,
  inHttp: (folder: string) => string,
  files: Readonly<Record<string, Buffer>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-nginx-'))
  // Started by root, nginx serves as another account.
  chmodSync(folder, 0o755)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  writeFileSync(join(folder, 'nginx.conf'), configurationOf(folder, inHttp(folder)))
  const args = ['-c', 'nginx.conf', '-p', folder, '-e', 'error.log']
  const child = spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'close')
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    await wait(20)
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
