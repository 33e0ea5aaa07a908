// About: cms/src/database/advisory-lock.ts, cms/src/jobs/jobs.ts, cms/src/import/undo.ts
// About: cms/src/staff-sign-in/password-change.ts, cms/src/middlewares/require-safe-sign-in.ts
// About: cms/src/middlewares/request-log.ts, cms/src/live/last-feed.ts, cms/src/retention/retention-job.ts

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MINUTE_MS } from '@beursvloer/contract/durations'
import { LIVE_FEED_PATH } from '@beursvloer/contract/live/feed'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findFreePort } from '../../scripts/running/ports.ts'
import { rowsOf } from './forms.ts'
import { type Cms, CONTENT_IN_PANEL, SITE_TOKEN, startCms } from './harness.ts'
import { startProcess } from './own-process.ts'
import { secondConnection } from './second-connection.ts'

describe.runIf(inject('postgresUrl'))(
  'two CMS processes on one database',
  { tags: ['exhaustive'] },
  () => {
    let cms: Cms
    let stop: () => Promise<void>
    let port: number
    let freeImports: () => Promise<void>

    const dataDir = mkdtempSync(path.join(tmpdir(), 'beursvloer-several-'))
    const other = async (where: string, token: string) =>
      (await fetch(`http://127.0.0.1:${port}${where}`, {
        headers: { authorization: `Bearer ${token}` },
      })) as Response
    const imports = () => rowsOf(cms, 'content-import', { fileName: 'halverwege.csv' })

    beforeAll(async () => {
      cms = await startCms()
      // An import that this process is running.
      freeImports = await cms.strapi.get('hold-lock')('import')
      await cms.strapi.db.query('api::content-import.content-import').create({
        data: {
          ...{ type: 'api::theme.theme', fileName: 'halverwege.csv', by: 'Fenna', at: new Date() },
          ...{ state: 'running', count: 0, content: { documents: [] } },
        },
      })
      port = await findFreePort()
      const child = await startProcess({
        ...{ dataDir, port, databaseUrl: inject('postgresUrl') },
        settings: inject('bucketSettings'),
      })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      stop = async () => {
        child.kill('SIGKILL')
        await ended
      }
    })
    afterAll(async () => {
      await stop?.()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    })

    it('leave an import to the process that runs it, and undo one whose process has ended', async () => {
      expect(await imports()).toHaveLength(1)
      await freeImports()
      await expect.poll(imports).toEqual([])
    })

    it('both know which administrators must choose another password', async () => {
      const { data } = (await cms.ask('/admin/users/me', { token: cms.administrator })).body
      const due = cms.strapi.store({ type: 'api', name: 'beursvloer', key: 'password-change-due' })
      const status = async () => (await other(CONTENT_IN_PANEL, cms.administrator)).status
      expect(await status()).toBe(200)
      await due.set({ value: [data.id] })
      expect(await status()).toBe(403)
      await due.set({ value: [] })
      expect(await status()).toBe(200)
    })

    it('pass the id of a request to the database', async () => {
      const headers = { 'x-request-id': 'proef-0001' }
      await fetch(`http://127.0.0.1:${port}/api/health`, { headers })
      const connection = await secondConnection()
      const { n } = (await connection.first(
        "select count(*)::int as n from pg_stat_activity where query like '/* request=proef-0001 */ %'",
      )) as { n: number }
      await connection.close()
      expect(n).toBeGreaterThan(0)
    })

    it('both know when the site last asked either of them', async () => {
      const before = Date.now()
      expect((await other(`/api${LIVE_FEED_PATH}`, SITE_TOKEN)).status).toBe(200)
      const stored = cms.strapi.store({ type: 'api', name: 'beursvloer', key: 'last-feed' })
      expect(Date.parse(String(await stored.get({})))).toBeGreaterThan(before - MINUTE_MS)
    })

    it('delete expired rows one after the other', async () => {
      const free = await cms.strapi.get('hold-lock')('retention')
      let isDone = false
      const run = cms.strapi
        .get('retention')
        .run(new Date())
        .then(() => {
          isDone = true
        })
      await other('/api/health', SITE_TOKEN)
      expect(isDone).toBe(false)
      await free()
      await run
    })
  },
)
