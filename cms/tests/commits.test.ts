// About: cms/src/transactions, cms/src/database, cms/src/submissions/receive-submission.ts
// About: cms/src/submissions/staff, cms/src/floor-plan/apply-import.ts
// About: cms/src/visitors/accounts/delete-accounts.ts, cms/src/mail/deliver.ts, cms/src/mail/deliver.ts

import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DAY_MS } from '@beursvloer/contract/durations'
import { type MailServer, startMailServer } from '@beursvloer/contract/testing/mail-server'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { newAddress, register, userWith } from './accounts.ts'
import { whileCommitDoes, whileCommitFails } from './failing-commit.ts'
import { type Fair, fairOf } from './fair.ts'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { file, path as pathOfSubmission, question, startHandling, submission } from './handling.ts'
import { type Cms, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { secondConnection } from './second-connection.ts'
import { signInAs } from './staff.ts'
import { storedFiles } from './stored-files.ts'
import { removeVisitors, visitorNamed } from './visitors.ts'

const onPostgres = inject('postgresUrl') !== undefined

let cms: Cms
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

const countOf = async (type: string) => (await rowsOf(cms, type)).length
const health = async () => (await cms.ask('/api/health')).body
const numberOf = (reference: string) => Number(reference.split('-').at(-1))
/** The deletion list, which is for restoring an older backup. */
const deletions = () => {
  const noted = path.join(inject('dataDir'), 'deletions.txt')
  return existsSync(noted) ? readFileSync(noted, 'utf8') : ''
}
const square = (x: number, y: number) => [
  [x, y],
  [x + 3, y],
  [x + 3, y + 3],
  [x, y + 3],
]
/** The database is free: health reports it, and writes succeed. */
const expectFree = async () => {
  expect((await health()).database).toBe('ok')
  expect((await send(cms, 'contact', right.contact)).status).toBe(201)
}

describe('a failing COMMIT', () => {
  it('gives no receipt for a form, and leaves the database usable for the next', async () => {
    const first = numberOf((await send(cms, 'contact', right.contact)).body.reference)
    const before = [await countOf('submission'), await countOf('outbox-mail'), storedFiles()]
    const key = randomUUID()
    const refused = await whileCommitFails('submissions', 'insert', () =>
      Promise.all([
        send(cms, 'contract', right.contract),
        send(cms, 'contact', right.contact, { key }),
        send(cms, 'contact', right.contact, { key }),
      ]),
    )
    for (const { status, headers, body } of refused) {
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(body.error.message).toContain('Probeer het')
    }
    expect([await countOf('submission'), await countOf('outbox-mail'), storedFiles()]).toEqual(
      before,
    )
    expect((await health()).database).toBe('ok')
    const again = await send(cms, 'contact', right.contact, { key })
    expect([again.status, numberOf(again.body.reference)]).toEqual([201, first + 1])
  })

  it('makes no account, and the answer says so', async () => {
    const email = newAddress()
    const refused = await whileCommitFails('up_users', 'insert', () => register(cms, email))
    expect(refused.status).toBe(503)
    expect(await userWith(cms, email)).toBeNull()
    expect(await rowsOf(cms, 'outbox-mail', { to: email })).toEqual([])
    expect((await register(cms, email)).status).toBe(200)
  })

  it('publishes nothing, does not raise the version, and gives the editor an error', async () => {
    const pages = documentsOf(cms, 'page')
    const { documentId } = await pages.create({ data: { title: 'Blijft concept' }, locale: 'nl' })
    const version = () => cms.ask('/api/content-version', { token: SITE_TOKEN })
    const { body: before } = await version()
    const publish = () =>
      cms.ask(
        `/content-manager/collection-types/api::page.page/${documentId}/actions/publish?locale=nl`,
        { method: 'POST', token: cms.administrator, body: {} },
      )
    const refused = await whileCommitFails('pages', 'insert', publish)
    expect([refused.status, refused.body.error.name]).toEqual([503, 'ServiceUnavailableError'])
    expect((await version()).body).toEqual(before)
    expect(await pages.findOne({ documentId, locale: 'nl', status: 'published' })).toBeNull()
    expect((await publish()).status).toBe(200)
    await pages.delete({ documentId })
  })

  it('leaves a submission in its state', async () => {
    const { step, see } = await startHandling()
    const one = await question(cms)
    const handle = () => step(one, { from: 'submitted', to: 'handled', tell: false })
    expect((await whileCommitFails('submissions', 'update', handle)).status).toBe(503)
    expect(await see(one)).toMatchObject({ state: 'submitted' })
  })

  it('lets no stand and makes no exhibitor from a contract', async () => {
    const { organiser, see } = await startHandling()
    const { category }: Fair = await fairOf(cms)
    const hall = { name: 'Commithal', number: 97, width: 40, length: 20 }
    const { documentId } = await documentsOf(cms, 'hall').create({ data: hall, locale: 'nl' })
    const stand = await documentsOf(cms, 'stand').create({
      data: {
        ...{ number: '97.A01', hall: documentId, polygon: square(1, 1), area: 9 },
        ...{ openSides: 2, availability: 'free' },
      },
    })
    const one = await submission(
      cms,
      'contract',
      {
        company: { legalName: 'Nooitklaar B.V.', country: 'NL', kvk: '00000097' },
        stand: { package: 'shell', area: '9', openSides: '2' },
        presentation: { listedName: 'Nooitklaar' },
        coExhibitors: [{ name: 'Nooitklaar Daken' }],
      },
      { state: 'signed', email: 'teken@nooitklaar.example' },
    )
    const accept = () =>
      cms.ask(pathOfSubmission(one, '/contract-acceptance'), {
        method: 'POST',
        token: organiser,
        body: { from: 'signed', stand: stand.documentId, category, tell: true },
      })
    const state = async () => [
      await see(one),
      await documentsOf(cms, 'stand').findOne({ documentId: stand.documentId }),
      await rowsOf(cms, 'exhibitor', { name: { $startsWith: 'Nooitklaar' } }),
    ]
    const before = await state()
    expect((await whileCommitFails('exhibitors', 'insert', accept)).status).toBe(503)
    expect(await state()).toEqual(before)
    await expectFree()
    expect((await accept()).status).toBe(200)
    expect(await see(one)).toMatchObject({ state: 'final', mails: [{ purpose: 'state-change' }] })
  })

  it('moves no stand and makes none from a drawing', async () => {
    const data = { name: 'Importhal', number: 98, width: 40, length: 20 }
    const hall = await documentsOf(cms, 'hall').create({ data, locale: 'nl' })
    const places = () => rowsOf(cms, 'stand', { number: { $startsWith: '98.' } })
    await documentsOf(cms, 'stand').create({
      data: { number: '98.A01', hall: hall.documentId, polygon: square(1, 1), openSides: 2 },
    })
    const svg = `<svg viewBox="0 0 400 200">
      <rect id="98.A01" x="100" y="10" width="30" height="30"/>
      <rect id="98.A02" x="200" y="10" width="30" height="30"/></svg>`
    const ask = (method: 'POST' | 'PUT', fingerprint = '') => {
      const body = new FormData()
      body.set('files', new Blob([svg], { type: 'image/svg+xml' }), 'hal.svg')
      body.set('createMissing', 'true')
      body.set('fingerprint', fingerprint)
      const token = cms.administrator
      return cms.ask(`/floor-plan/halls/${hall.documentId}/drawing`, { method, token, body })
    }
    const { fingerprint } = (await ask('POST')).body.data
    const before = await places()
    const refused = await whileCommitFails('stands', 'insert', () => ask('PUT', fingerprint))
    expect(refused.status).toBe(503)
    expect(await places()).toEqual(before)
    await expectFree()
    expect((await ask('PUT', fingerprint)).body.data).toEqual({ changed: 2 })
  })

  describe('deletes nothing', () => {
    afterAll(() => removeVisitors(cms))
    /** A question with a file, long due for deletion. */
    const due = async () => {
      const one = await question(cms, { deleteAfter: new Date(Date.now() - DAY_MS) })
      await file(cms, one, 'foto.pdf', String(samplePdf()))
      return one
    }
    const reports = () => countOf('deletion-report')
    const rowsAbout = ({ id }: { id: number }) =>
      rowsOf(cms, 'submission-file', { submission: { id } })
    const isStored = ({ id }: { id: number }) => rowsOf(cms, 'submission', { id })

    it.each([
      ['the submissions', 'submissions', 'delete'],
      ['their report', 'deletion_reports', 'insert'],
    ] as const)('of what has expired, where %s cannot be committed', async (_, table, event) => {
      const one = await due()
      const state = async () => [
        await isStored(one),
        await rowsAbout(one),
        storedFiles(),
        await reports(),
      ]
      const retention = () => cms.strapi.get('retention').run(new Date())
      const before = await state()
      await whileCommitFails(table, event, retention)
      expect(await state()).toEqual(before)
      await expectFree()
      await retention()
      expect([await isStored(one), await rowsAbout(one)]).toEqual([[], []])
    })

    it('of a submission, asked for by staff', async () => {
      const { organiser } = await startHandling()
      const one = await due()
      const state = async () => [
        await isStored(one),
        await rowsAbout(one),
        storedFiles(),
        await reports(),
      ]
      const remove = () => cms.ask(pathOfSubmission(one), { method: 'DELETE', token: organiser })
      const before = await state()
      for (const [table, event] of [
        ['submissions', 'delete'],
        ['deletion_reports', 'insert'],
      ] as const)
        expect((await whileCommitFails(table, event, remove)).status).toBe(503)
      expect(await state()).toEqual(before)
      await expectFree()
      expect((await remove()).status).toBe(200)
    })

    it('of an account, whether its owner or staff ask for it', async () => {
      const organiser = await signInAs(cms, 'Organisator')
      const visitor = await visitorNamed(cms, {
        email: newAddress(),
        password: 'een goed wachtwoord',
      })
      const about = { email: visitor.email }
      const { documentId } = (await rowsOf(cms, 'visitor-profile', { id: visitor.profile }))[0]
      await send(cms, 'contact', { ...right.contact, ...about })
      const state = async () => [
        await userWith(cms, visitor.email),
        await rowsOf(cms, 'visitor-profile', { id: visitor.profile }),
        await rowsOf(cms, 'submission', about),
        await rowsOf(cms, 'outbox-mail', { to: visitor.email }),
        await reports(),
        deletions(),
      ]
      const leave = () =>
        cms.ask('/api/visitor-profile/delete', {
          method: 'POST',
          token: visitor.token,
          body: { password: 'een goed wachtwoord', language: 'nl' },
        })
      const remove = () =>
        cms.ask(`/visitors/${documentId}`, { method: 'DELETE', token: organiser })
      const before = await state()
      for (const [table, event, how] of [
        ['up_users', 'delete', leave],
        ['outbox_mails', 'insert', leave],
        ['up_users', 'delete', remove],
        ['deletion_reports', 'insert', remove],
      ] as const)
        expect((await whileCommitFails(table, event, how)).status).toBe(503)
      expect(await state()).toEqual(before)
      expect((await cms.ask('/api/visitor-profile', { token: visitor.token })).status).toBe(200)
      await expectFree()
      expect((await leave()).status).toBe(200)
      expect(await userWith(cms, visitor.email)).toBeNull()
      expect(deletions()).not.toEqual(before.at(-1))
    })
  })

  it('leaves a mail unsent, which is sent once when COMMIT works again', async () => {
    await cms.strapi.db.query('api::outbox-mail.outbox-mail').deleteMany({ where: {} })
    await send(cms, 'contact', right.contact)
    const server: MailServer = await startMailServer()
    const deliver = () =>
      cms.strapi
        .get('outbox')
        .delivererTo(server.url)
        .deliverDue(() => new Date())
    await expect(whileCommitFails('outbox_mails', 'update', deliver)).rejects.toThrow()
    expect(server.mails).toEqual([])
    expect(await deliver()).toBe(2)
    expect(server.mails).toHaveLength(2)
    await server.stop()
  })

  it('runs none of the work that follows a commit', async () => {
    const ran: string[] = []
    const write = () =>
      cms.strapi.db.transaction(async ({ trx, onCommit }) => {
        onCommit(() => ran.push('commit'))
        await cms.strapi.db.transaction(async (inner) => inner.onCommit(() => ran.push('inner')))
        await trx('reference_counters').insert({ series: 'commits', counter: 1 })
      })
    await expect(whileCommitFails('reference_counters', 'insert', write)).rejects.toMatchObject({
      name: 'CommitError',
      isUndone: true,
    })
    expect(ran).toEqual([])
    await write()
    expect(ran).toEqual(['commit', 'inner'])
    await cms.strapi.db.connection('reference_counters').where({ series: 'commits' }).del()
  })
})

describe('a transaction', () => {
  const counters = () => cms.strapi.db.connection('reference_counters')
  const series = async () =>
    (await counters().where('series', 'like', 'trx-%').pluck('series')).sort()
  const row = (name: string) => ({ series: `trx-${name}`, counter: 1 })

  it('inside another one is rolled back alone', async () => {
    await cms.strapi.db.connection.transaction(async (outer) => {
      await outer('reference_counters').insert(row('outer'))
      const inner = outer.transaction(async (trx) => {
        await trx('reference_counters').insert(row('inner'))
        throw new Error('Not this one')
      })
      await expect(inner).rejects.toThrow('Not this one')
      await outer.transaction(async (trx) => {
        await trx('reference_counters').insert(row('second'))
      })
    })
    expect(await series()).toEqual(['trx-outer', 'trx-second'])
    await counters().where('series', 'like', 'trx-%').del()
  })

  it('with a failed statement is not committed, also when the error was caught', async () => {
    const write = cms.strapi.db.transaction(async ({ trx }) => {
      await trx('reference_counters').insert(row('lost'))
      await trx.raw(onPostgres ? 'select 1 / 0' : 'rollback').catch(() => undefined)
    })
    await expect(write).rejects.toMatchObject({ name: 'CommitError' })
    expect(await series()).toEqual([])
  })

  it('writes nothing more once the database has rolled it back', async () => {
    if (onPostgres) return
    const write = cms.strapi.db.transaction(async ({ trx }) => {
      await trx.raw('rollback')
      await trx('reference_counters').insert(row('alone'))
    })
    await expect(write).rejects.toThrow('undone')
    expect(await series()).toEqual([])
  })
})

it.skipIf(onPostgres)(
  'a write waits for another process that writes, while other requests are answered',
  async () => {
    const version = () => cms.ask('/api/content-version', { token: SITE_TOKEN })
    // Strapi writes down that a token is used, once an hour.
    await version()
    const { config } = cms.strapi.db.connection.client
    const { timeoutMs } = config
    // Longer than a test may take: queries wait for the lock until it is released.
    config.timeoutMs = 60_000
    const other = await secondConnection()
    onTestFinished(() => {
      config.timeoutMs = timeoutMs
      return other.close()
    })
    await other.run('begin immediate')
    const waiting = send(cms, 'contact', right.contact)
    const { status, body } = await cms.ask('/api/health')
    expect([status, body.database]).toEqual([503, 'locked'])
    expect((await version()).status).toBe(200)
    await other.run('rollback')
    expect((await waiting).status).toBe(201)
    expect((await health()).database).toBe('ok')
  },
)

/** Number of a lock that a COMMIT waits for, until its holder ends. */
const HELD = 424_242

describe.runIf(onPostgres)('a COMMIT without an answer', () => {
  it.each([
    ['succeeds after all', '', 200],
    ['fails in the end', "raise exception 'too late';", 201],
  ] as const)(
    'gives 503 soon; where it %s, the same form is stored once',
    async (_, ending, then) => {
      const { client } = cms.strapi.db.connection
      const { timeoutMs } = client.config
      let storing: string | undefined
      // Only the COMMIT of the form is given up soon: other statements may be slow on a busy machine.
      const hurry = ({ sql, __knexTxId: transaction }: { sql: string; __knexTxId?: string }) => {
        if (sql.startsWith('insert into "submissions"')) storing = transaction
        if (sql !== 'COMMIT' || transaction !== storing) return
        client.config.timeoutMs = 100
        setImmediate(() => {
          client.config.timeoutMs = timeoutMs
        })
      }
      const key = randomUUID()
      const company = { ...(right.contract.company as object), kvk: `1234567${then - 200}` }
      const sent = () => send(cms, 'contract', { ...right.contract, company }, { key })
      const before = await countOf('submission')
      const holder = await secondConnection()
      await holder.run(`select pg_advisory_lock(${HELD})`)
      const waiting = `perform pg_advisory_xact_lock(${HELD});`
      const first = await whileCommitDoes(`${waiting} ${ending}`, async () => {
        client.on('query', hurry)
        const answer = await sent()
        client.off('query', hurry)
        // Answered while the COMMIT is still running.
        expect((await health()).database).toBe('locked')
        await holder.close()
        return answer
      })
      expect(first.status).toBe(503)
      const again = await sent()
      expect([again.status, await countOf('submission')]).toEqual([then, before + 1])
      const { reference } = again.body
      const documents = await rowsOf(cms, 'submission-file', { submission: { reference } })
      expect(documents.length).toBeGreaterThan(0)
      expect(storedFiles()).toEqual(
        expect.arrayContaining(documents.map(({ storedAs }) => storedAs)),
      )
    },
  )
})

describe.runIf(onPostgres)('a server of PostgreSQL', () => {
  it.each([
    ['without room on its disk', "raise exception 'no space left' using errcode = 'disk_full';"],
    ['that ends the connection', 'perform pg_terminate_backend(pg_backend_pid());'],
  ])('%s gives 503; nothing is stored, and the next form is', async (_, failure) => {
    const before = await countOf('submission')
    const refused = await whileCommitDoes(failure, () => send(cms, 'contact', right.contact))
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await countOf('submission')).toBe(before)
    await expectFree()
  })
})
