// About: scripts/commands/dev.ts, site/vite.config.ts, scripts/running/stack.ts

import { expect, test } from '@playwright/test'
import { createInstallation } from './harness/started-stack.ts'
import { ALONE, EXHAUSTIVE } from './harness/tags.ts'

/** Two starts of the CMS, possibly on a busy machine. */
const timeout = 480_000
const starting = { timeout: timeout / 2 }

// It empties the folder of the built CMS.
test('CMS and site start in watch mode', { tag: [ALONE, EXHAUSTIVE] }, async () => {
  test.setTimeout(timeout)
  const installation = await createInstallation()
  try {
    const started = installation.develop()
    await expect.poll(started.output, starting).toContain(`Site   ${installation.siteUrl}`)
    const page = () => fetch(`${installation.siteUrl}/faq`).then(({ status }) => status)
    await expect.poll(page, starting).toBe(200)
    await started.stop()
  } finally {
    await installation.remove()
  }
})
