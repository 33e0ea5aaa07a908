// About: cms/src/database/advisory-lock.ts, cms/src/database/schema-number.ts, cms/config/database.ts
// About: cms/src/bootstrap/index.ts, cms/src/database/while-starting.ts

import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { openGate } from '../../e2e/harness/gate.ts'
import { findFreePort } from '../../scripts/running/ports.ts'
import { copyFirstStart } from './harness.ts'
import { startProcess } from './own-process.ts'
import { secondConnection } from './second-connection.ts'

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-starting-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

type Options = Parameters<typeof startProcess>[0]

async function start(
  dataDir: string,
  databaseUrl?: string,
  more: Pick<Options, 'settings' | 'onLog'> = {},
): Promise<void> {
  const child = await startProcess({ dataDir, port: await findFreePort(), databaseUrl, ...more })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
}

describe.skipIf(inject('postgresUrl'))('a database that another release has used', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = newFolder()
    await copyFirstStart(dataDir)
  })
  const database = () => {
    const Database = createRequire(import.meta.url)('better-sqlite3')
    return new Database(path.join(dataDir, 'cms.sqlite'))
  }

  it('stops the start when its schema number is higher', { tags: ['exhaustive'] }, async () => {
    const later = database()
    later
      .prepare("update strapi_core_store_settings set value = '99' where key like '%schema-number'")
      .run()
    later.close()
    await expect(start(dataDir)).rejects.toThrow('ended with 1')
  })

  it('keeps unknown columns and tables', {
    tags: ['exhaustive'],
  }, async () => {
    const later = database()
    later.exec("alter table themes add column later text; update themes set later = 'x'")
    later.exec('create table later_things (id integer)')
    const { id, schema } = later
      .prepare('select id, schema from strapi_database_schema order by id desc limit 1')
      .get()
    const known = JSON.parse(schema)
    const column = { name: 'later', type: 'text', args: [], defaultTo: null, notNullable: false }
    known.tables.find(({ name }: { name: string }) => name === 'themes').columns.push(column)
    known.tables.push({ name: 'later_things', columns: [], indexes: [], foreignKeys: [] })
    later
      .prepare("update strapi_database_schema set schema = ?, hash = 'later' where id = ?")
      .run(JSON.stringify(known), id)
    later.close()
    await start(dataDir)
    const after = database()
    expect(after.prepare('select count(later) as n from themes').get()).toBeDefined()
    expect(after.prepare('select count(*) as n from later_things').get()).toEqual({ n: 0 })
    after.close()
  })
})

/** Makes an empty database on the PostgreSQL server of this run. */
async function newDatabase(name: string): Promise<string> {
  const unique = `${name}_${Date.now()}`
  const server = await secondConnection()
  await server.run(`create database ${unique}`)
  onTestFinished(async () => {
    await server.run(`drop database ${unique} with (force)`)
    await server.close()
  })
  return inject('postgresUrl')?.replace(/[^/]+$/, unique) ?? ''
}

describe.runIf(inject('postgresUrl'))('two processes on an empty database', () => {
  it('store each first row once', { tags: ['exhaustive'], timeout: 300_000 }, async () => {
    const url = await newDatabase('starting')
    await Promise.all([start(newFolder(), url), start(newFolder(), url)])
    const connection = await secondConnection(url)
    onTestFinished(() => connection.close())
    const countOf = async (table: string, by: string) => {
      const rows = await connection.all(
        `select ${by}, count(*) as n from ${table} group by ${by} having count(*) > 1`,
      )
      return rows.length
    }
    for (const [table, by] of [
      ['admin_users', 'lastname'],
      ['admin_roles', 'code'],
      ['strapi_api_tokens', 'name'],
      ['i18n_locale', 'code'],
      ['strapi_core_store_settings', 'key'],
      ['up_roles', 'type'],
      ['strapi_migrations', 'name'],
      ['strapi_migrations_internal', 'name'],
    ] as const)
      expect([table, await countOf(table, by)]).toEqual([table, 0])
    expect((await connection.all('select id from admin_users')).length).toBe(1)
  })
})

describe.runIf(inject('postgresUrl'))('a database that cannot be reached yet', () => {
  it('delays the start, with one warning', {
    tags: ['exhaustive'],
    timeout: 300_000,
  }, async () => {
    const url = await newDatabase('awaited')
    const gate = await openGate(Number(new URL(url).port))
    onTestFinished(gate.shut)
    await gate.shut()
    let said = ''
    const started = start(newFolder(), url.replace(/:\d+\//, `:${gate.port}/`), {
      settings: { LOG_LEVEL: 'warn' },
      onLog: (text) => {
        said += text
      },
    })
    await expect.poll(() => said, { timeout: 120_000 }).toContain('ECONNREFUSED')
    await gate.open()
    await started
    expect(said.match(/The database cannot be reached/g)).toHaveLength(1)
  })
})
