import { join } from 'node:path'
import { Failure } from '../scripts/running/failure.ts'
import { installApart } from '../scripts/running/install-apart.ts'
import { findFreePort } from '../scripts/running/ports.ts'
import { waitUntilReady } from '../scripts/running/ready.ts'
import { createProcessGroup } from '../scripts/running/stack.ts'
import { runTool } from '../scripts/running/tool.ts'

const folder = join(import.meta.dirname, 'nuxt')
const program = join(folder, 'node_modules/nuxt/bin/nuxt.mjs')

/** Installs Nuxt, unless it is there, and builds its app. */
export async function buildNuxt(): Promise<void> {
  await installApart(folder, 'nuxt')
  const code = await runTool(process.execPath, [program, 'build', folder])
  if (code !== 0) throw new Failure('The app of Nuxt could not be built.')
}

/**
 * Starts the built app as one production server, with what the site's own page gets of its loaders.
 *
 * @param site address of the running site
 * @returns its address without trailing slash, and how to stop it
 */
export async function startNuxt(site: string) {
  const port = String(await findFreePort())
  const address = `http://127.0.0.1:${port}`
  const processes = createProcessGroup()
  const stop = () => processes.stop()
  const PROGRAMME = `${site}/programma/_payload.json`
  const child = processes.start({
    name: 'Nuxt',
    args: [join(folder, '.output/server/index.mjs')],
    cwd: folder,
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, PROGRAMME },
    logFile: join(folder, '.output/nuxt.log'),
  })
  try {
    await waitUntilReady(child, `${address}/programma`)
  } catch (error) {
    await stop()
    throw error
  }
  return { address, stop }
}
