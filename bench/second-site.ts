import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../scripts/running/ports.ts'
import { createProcessGroup, startSite } from '../scripts/running/stack.ts'
import type { RunningSite } from './part.ts'

/** Another site beside a running one, on the same CMS, with the limits per visitor on. */
export async function startSecondSite({
  settings,
}: RunningSite): Promise<RunningSite & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'beursvloer-'))
  const replica = join(settings.dataDir, 'replica')
  if (existsSync(replica)) cpSync(replica, join(folder, 'replica'), { recursive: true })
  const port = String(await findFreePort())
  const address = `http://127.0.0.1:${port}`
  const second = {
    ...settings,
    port,
    dataDir: folder,
    environment: {
      ...settings.environment,
      PORT: port,
      SITE_URL: address,
      DATA_DIR: folder,
      RATE_LIMITS: 'on',
    },
  }
  const processes = createProcessGroup()
  const { pid } = await startSite(processes, second, 'production')
  return {
    address,
    settings: second,
    pid,
    stop: async () => {
      await processes.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
