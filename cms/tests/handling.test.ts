// About: cms/src/submissions/staff, cms/src/submissions/delete-submissions.ts
// About: cms/src/submissions/state-flow.ts, cms/src/mail/resend.ts, cms/src/panel-api

import { beforeAll, describe, expect, it } from 'vitest'
import {
  file,
  type Handling,
  type Made,
  path,
  question,
  startHandling,
  submission,
} from './handling.ts'
import { expectClosed, signInAs } from './staff.ts'

let cms: Handling['cms']
let organiser: string
let editor: string
let see: Handling['see']
let step: Handling['step']

beforeAll(async () => {
  ;({ cms, organiser, see, step } = await startHandling())
  editor = await signInAs(cms, 'Redacteur')
})

describe('permission to handle submissions', () => {
  it('is given to organisers, and not to editors or without a session', async () => {
    const one = await question(cms)
    await expectClosed(
      cms,
      '/handling/',
      [
        ['GET', '/handling/submissions'],
        ['GET', '/handling/submissions/export.csv'],
        ['GET', '/handling/submissions/export.xlsx'],
        ['GET', path(one)],
        ['GET', path(one, '/files/x')],
        ['GET', path(one, '/contract-acceptance')],
        ['GET', path(one, '/vacancy-acceptance')],
        ['POST', path(one, '/state')],
        ['POST', path(one, '/order')],
        ['POST', path(one, '/contract-acceptance')],
        ['POST', path(one, '/new-quotation')],
        ['POST', path(one, '/vacancy-acceptance')],
        ['POST', path(one, '/notes')],
        ['POST', path(one, '/mails/x/send-again')],
        ['DELETE', path(one)],
        ['GET', '/handling/subscriptions'],
        ['GET', '/handling/subscriptions/export.csv'],
        ['GET', '/handling/subscriptions/export.xlsx'],
        ['DELETE', '/handling/subscriptions/x'],
        ['GET', '/handling/deletions'],
      ],
      editor,
    )
    expect(await see(one)).toMatchObject({ state: 'submitted' })
  })

  it('is not given by the content manager', async () => {
    const list = '/content-manager/collection-types/api::submission.submission'
    expect((await cms.ask(list, { token: organiser })).status).toBe(403)
    expect((await cms.ask(list, { token: editor })).status).toBe(403)
  })
})

describe('the log', () => {
  it('contains no words that staff searched for', async () => {
    const lines: string[] = []
    const { log } = cms.strapi
    const { http } = log
    log.http = ((line: string) => lines.push(line)) as never
    await cms.ask('/handling/submissions?_q=fenna@zandkreek.example', { token: organiser })
    log.http = http
    expect(lines).toEqual([expect.stringMatching(/^GET \/handling\/submissions \(\d+ ms\) 200$/)])
  })
})

describe('the details of a submission', () => {
  it('show all sent values, with the labels of the form', async () => {
    const details = await see(await question(cms))
    expect(details.answers[0].answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Naam', text: 'An de Vries' }),
        expect.objectContaining({ path: 'message', text: 'Waar is het?' }),
      ]),
    )
    expect(details).not.toHaveProperty('idempotencyKey')
    expect(details).not.toHaveProperty('contentHash')
  })

  it('offer a file as an attachment that no browser opens', async () => {
    const one = await question(cms)
    const { documentId } = await file(cms, one, 'logo “nieuw”.svg', '<svg onload="alert(1)"/>')
    expect((await see(one)).files).toEqual([
      {
        ...{ documentId, field: 'logo', name: 'logo “nieuw”.svg', bytes: 24 },
        ...{ proofOf: null, proofState: null },
      },
    ])
    const answer = await cms.ask(path(one, `/files/${documentId}`), { token: organiser })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment;.*filename\*=UTF-8''logo/,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const other = await question(cms)
    expect((await cms.ask(path(other, `/files/${documentId}`), { token: organiser })).status).toBe(
      404,
    )
  })

  it('report a deleted submission as deleted', async () => {
    const answer = await cms.ask('/handling/submissions/weg', { token: organiser })
    expect(answer.status).toBe(404)
    expect(answer.body.error.message).toBe('Deze inzending bestaat niet meer.')
  })
})

describe('a new state', () => {
  it('is stored with its author and time, and the sender is notified on request', async () => {
    const one = await submission(
      cms,
      'photo-removal',
      {},
      { email: 'kijk@foto.example', name: 'Kim' },
    )
    const body = { from: 'submitted', to: 'handled', tell: true, message: 'Graag gedaan.' }
    expect((await step(one, body)).status).toBe(200)
    const { state, history, mails } = await see(one)
    expect(state).toBe('handled')
    expect(history).toEqual([
      {
        at: expect.any(String),
        by: 'Bo Organisator',
        from: 'submitted',
        to: 'handled',
        mailed: true,
      },
    ])
    expect(mails).toMatchObject([{ purpose: 'state-change', to: 'kijk@foto.example' }])
    const mail = await cms.strapi.db
      .query('api::outbox-mail.outbox-mail')
      .findOne({ where: { documentId: mails[0].documentId } })
    expect(mail.text).toContain('Graag gedaan.')
  })

  it('notifies nobody without that request, or for a kind without such mails', async () => {
    const quiet = await submission(cms, 'photo-removal', {}, { email: 'stil@foto.example' })
    await step(quiet, { from: 'submitted', to: 'handled', tell: false })
    expect((await see(quiet)).mails).toEqual([])
    const asked = await question(cms)
    await step(asked, { from: 'submitted', to: 'handled', tell: true })
    expect(await see(asked)).toMatchObject({ mails: [], history: [{ mailed: false }] })
  })

  it('must be allowed after the present one, also when a colleague was first', async () => {
    const one = await submission(cms, 'contract', {})
    const jump = await step(one, { from: 'submitted', to: 'signed' })
    expect(jump.status).toBe(400)
    expect(jump.body.error.message).toBe('Van ‘Ingediend’ kan de status niet ‘Getekend’ worden.')
    const both = await Promise.all([
      step(one, { from: 'submitted', to: 'reviewing' }),
      step(one, { from: 'submitted', to: 'rejected' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const late = both.find(({ status }) => status === 400)
    expect(late?.body.error.message).toMatch(/^Een collega heeft de status intussen gewijzigd/)
    expect((await see(one)).history).toHaveLength(1)
  })

  it.each([{}, { from: 'submitted' }, { from: 'submitted', to: 'x' }, { from: 1, to: 'final' }])(
    'is refused for an invalid request: %j',
    async (body) => {
      expect((await step(await question(cms), body)).status).toBe(400)
    },
  )
})

describe('notes on a submission', () => {
  const note = (one: Made, text: string) =>
    cms.ask(path(one, '/notes'), { method: 'POST', token: organiser, body: { text } })

  it('are stored with their author, also when several are written at once', async () => {
    const one = await question(cms)
    await Promise.all(['Gebeld.', 'Belt terug.', ' Morgen weer. '].map((text) => note(one, text)))
    const { notes } = await see(one)
    expect(notes.map(({ text }: { text: string }) => text).sort()).toEqual([
      'Belt terug.',
      'Gebeld.',
      'Morgen weer.',
    ])
    expect(notes[0].by).toBe('Bo Organisator')
    expect((await note(one, '  ')).body.error.message).toBe('Schrijf eerst een notitie.')
    expect((await note(one, 'x'.repeat(4001))).status).toBe(400)
  })
})

describe('a mail about a submission', () => {
  it('is sent again only through its own submission', async () => {
    const one = await submission(cms, 'photo-removal', {}, { email: 'nog@foto.example' })
    await step(one, { from: 'submitted', to: 'handled', tell: true })
    const [{ documentId }] = (await see(one)).mails
    const mails = cms.strapi.db.query('api::outbox-mail.outbox-mail')
    await mails.update({ where: { documentId }, data: { state: 'failed', lastError: '550 nee' } })
    const again = (of: Made) =>
      cms.ask(path(of, `/mails/${documentId}/send-again`), { method: 'POST', token: organiser })
    expect((await again(await question(cms))).status).toBe(404)
    expect((await again(one)).status).toBe(200)
    expect((await see(one)).mails[0].state).not.toBe('failed')
  })
})

describe('deleting a submission', () => {
  it('deletes everything that belongs to it, and logs the member of staff', async () => {
    const one = await submission(cms, 'photo-removal', {}, { email: 'weg@foto.example' })
    await step(one, { from: 'submitted', to: 'handled', tell: true })
    await file(cms, one, 'polis.pdf', 'x')
    const gone = await cms.ask(path(one), { method: 'DELETE', token: organiser })
    expect(gone.status).toBe(200)
    expect((await cms.ask(path(one), { token: organiser })).status).toBe(404)
    const left = await cms.strapi.db
      .query('api::outbox-mail.outbox-mail')
      .count({ where: { to: 'weg@foto.example' } })
    expect(left).toBe(0)
    const { body } = await cms.ask('/handling/deletions', { token: organiser })
    expect(body.data.reports).toContainEqual(
      expect.objectContaining({
        kind: 'photo-removal',
        count: 1,
        files: 1,
        by: 'Bo Organisator',
      }),
    )
    expect(body.data.kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
      'contact',
      'participation',
      'waiting-list',
      'contract',
      'advertising',
      'photo-removal',
      'vacancy',
      'accreditation',
      'group-registration',
    ])
    expect((await cms.ask(path(one), { method: 'DELETE', token: organiser })).status).toBe(404)
  })
})
