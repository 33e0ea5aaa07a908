import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import { contact } from '@beursvloer/contract/forms/definitions/contact'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentContext } from '~/content/context.server.ts'
import { createCmsClient } from '~/content/http.server.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { failedFormContext, siteRequestContext } from '~/shell/request-context.ts'
import { altchaProof } from './altcha.server.ts'
import { type RefusedFile, submissionsContext } from './context.server.ts'
import { Protection } from './protection.server.ts'
import { receiveForm } from './receive-form.server.ts'

const RECEIPT = { reference: 'CT-2027-00042', receivedAt: '2026-11-21T17:00:00+01:00' }
const FILLED = {
  subject: 'visit',
  name: 'Anna de Wit',
  email: 'anna@zandkreek.example',
  message: 'Is er een stiltecoupé op de beurs?',
}

/** The requests that the CMS got, and its answer. */
const received: { form: FormData; token: string | undefined; headers: string }[] = []
/** The entries of the security log. */
const refusedFiles: RefusedFile[] = []
let answer: { status: number; body: string }
let now = 0

const cms = createServer(async (request: IncomingMessage, response) => {
  const body = new Response(Readable.toWeb(request) as ReadableStream, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
  received.push({
    form: await body.formData(),
    token: request.headers.authorization,
    headers: JSON.stringify(request.headers),
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
const addressOf = () => `http://127.0.0.1:${(cms.address() as AddressInfo).port}`

beforeAll(() => new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => cms.close(resolve)))
beforeEach(() => {
  received.length = 0
  refusedFiles.length = 0
  waited = []
  answer = { status: 201, body: JSON.stringify(RECEIPT) }
  now = Date.UTC(2026, 10, 21)
})

const proof = altchaProof('secret')
/** The waits, in ms. */
let waited: number[] = []
const protection = new Protection({
  secret: 'secret',
  proof,
  now: () => now,
  after: async (ms) => waited.push(ms),
})
const snapshot = sampleSnapshot()

interface Sending {
  readonly definition?: FormDefinition
  readonly cmsUrl?: string
  /** Seconds to wait before more may be sent. */
  readonly wait?: number
  /** Seconds to wait before more may be confirmed without a proof. */
  readonly waitToConfirm?: number
  readonly english?: boolean
  readonly body?: BodyInit
  /** Sent before the minimum time to fill in a form has passed. */
  readonly instantly?: boolean
}

/** Sends a form with a ticket that is old enough. */
async function send(fields: Record<string, string>, options: Sending = {}) {
  const ticket = protection.issue('contact')
  if (!options.instantly) now += 60_000
  const given = new URLSearchParams({ _ticket: ticket, ...fields })
  const url = new URL(`https://dakwaarts.example${options.english ? '/en' : ''}/contact`)
  const context = new RouterContextProvider()
  context.set(contentContext, { snapshot, locale: options.english ? 'en' : 'nl' })
  context.set(siteRequestContext, {
    locale: options.english ? 'en' : 'nl',
    bases: { nl: 'https://dakwaarts.example', en: 'https://dakwaarts.example/en' },
    prefix: options.english ? '/en' : '',
    switchTo: { nl: '', en: '/en' },
    buildId: 'x',
    pages: { at: expect.fail, personalPaths: [] },
    indexing: true,
    statistics: '',
    preview: false,
    payload: false,
    countClick: () => undefined,
    countMiss: () => undefined,
    logo: async () => null,
    report: () => undefined,
  })
  context.set(submissionsContext, {
    cms: createCmsClient({ url: options.cmsUrl ?? addressOf(), prefix: '/api', token: 'site' }),
    protection,
    proof,
    limits: {
      requested: () => 0,
      sent: () => options.wait ?? 0,
      trusted: () => 0,
      confirmed: () => options.waitToConfirm ?? 0,
    },
    logRefusedFile: (file) => refusedFiles.push(file),
  })
  const request = new Request(url, {
    method: 'POST',
    body: options.body ?? given,
    headers: { 'x-real-ip': '203.0.113.7', 'user-agent': 'Somebody' },
  })
  const result = await receiveForm(options.definition ?? contact, { request, url, context })
  const failed = context.get(failedFormContext)
  return { ticket, answer: result.data, init: result.init, failed }
}

const envelope = () => JSON.parse(String(received[0]?.form.get(ENVELOPE_PART)))

it('a form is passed on with the key of its ticket, and without data of the sender’s browser', async () => {
  const sent = await send({ ...FILLED, email: ' Anna@Zandkreek.EXAMPLE ', phone: '010 123 45 67' })
  expect(sent.answer).toEqual({ status: 200, receipt: RECEIPT })
  expect(envelope()).toEqual({
    idempotencyKey: protection.read(sent.ticket, 'contact')?.key,
    language: 'nl',
    source: '/contact',
    values: expect.objectContaining({
      ...FILLED,
      email: 'Anna@zandkreek.example',
      phone: '+31101234567',
    }),
  })
  expect(received[0]?.token).toBe('Bearer site')
  expect([...(received[0]?.form.keys() ?? [])]).toEqual([ENVELOPE_PART])
  expect(JSON.stringify(envelope()) + received[0]?.headers).not.toMatch(/203\.0\.113|Somebody/)
})

it('a line of text stays one line: it cannot contain a header of a mail', async () => {
  await send({ ...FILLED, name: 'Anna\r\nBcc: alle@bezoekers.example' })
  expect(envelope().values.name).toBe('Anna Bcc: alle@bezoekers.example')
})

it('problems are reported in the language of the page, and nothing is stored', async () => {
  const { answer, failed } = await send({ ...FILLED, email: 'anna' }, { english: true })
  expect(failed).toBe(true)
  expect(answer).toMatchObject({
    status: 422,
    message: 'Sorry, not all fields are filled out correctly.',
    problems: { email: [expect.stringMatching(/email/)] },
    values: { email: 'anna', message: FILLED.message },
  })
  expect(received).toEqual([])
})

it('unknown fields are refused', async () => {
  const { answer } = await send({ ...FILLED, state: 'final' })
  expect(answer).toMatchObject({ status: 422, message: expect.stringContaining('gewijzigd') })
  expect(received).toEqual([])
})

describe('refused files', () => {
  const label = { nl: 'Tekening', en: 'Drawing' }
  const files = { kinds: ['pdf'], maxFiles: 1, maxKilobytes: 1 } as const
  const drawing = { kind: 'file', name: 'drawing', label, rules: 'required', files } as const
  const step = { id: 'drawing', title: label, parts: [drawing] }
  const definition: FormDefinition = { ...contact, steps: [...contact.steps, step] }
  const pdf = '%PDF-1.7 Anna de Wit'
  const refusedFor = (reason: string) => [{ form: 'contact', field: 'drawing', reason }]

  it.each([
    [413, [pdf.padEnd(1025)], refusedFor('size')],
    [415, ['MZ Anna de Wit'], refusedFor('type')],
    [422, [pdf, pdf], refusedFor('number')],
    [422, [], []],
    [200, [pdf], []],
  ])(
    'answered with %i, are logged without their name or contents',
    async (status, sent, logged) => {
      const body = new FormData()
      const ticket = protection.issue('contact')
      now += 60_000
      for (const [name, value] of Object.entries({ ...FILLED, _ticket: ticket }))
        body.set(name, value)
      for (const text of sent) body.append('drawing', new File([text], 'anna.pdf'))
      expect((await send({}, { definition, body })).answer).toMatchObject({ status })
      expect(refusedFiles).toEqual(logged)
    },
  )

  it('are logged also when something else is wrong', async () => {
    const body = new FormData()
    body.append('drawing', new File(['MZ'], 'anna.pdf'))
    expect((await send({}, { definition, body })).answer).toMatchObject({ status: 422 })
    expect(refusedFiles).toEqual(refusedFor('type'))
  })
})

describe('a proof of a sender', () => {
  const unasked = { ...FILLED, _ticket: '' }

  it('is required before anything is stored, of every sender in the same way', async () => {
    const ways: Record<string, string>[] = [
      { _ticket: '' },
      { _ticket: '', _scripted: '1' },
      { homepage: 'https://casino.example' },
    ]
    for (const more of ways) {
      const { answer, failed } = await send({ ...FILLED, ...more })
      expect(failed).toBe(false)
      expect(answer).toMatchObject({ status: 422, challenge: true, values: FILLED })
      expect(answer).not.toHaveProperty('problems')
    }
    expect(received).toEqual([])
  })

  it('may be a confirmation, which can be too quick', async () => {
    const { answer: asked } = await send(unasked)
    now += 1000
    const confirmed = await send(
      { ...FILLED, _ticket: 'ticket' in asked ? `${asked.ticket}` : '' },
      { instantly: true },
    )
    expect(confirmed.answer).toMatchObject({ status: 200 })
    expect(waited).toEqual([2000])
    expect(received).toHaveLength(1)
  })

  it('is refused with a message after too many confirmations', async () => {
    const { answer: asked } = await send(unasked)
    const _ticket = 'ticket' in asked ? `${asked.ticket}` : ''
    const { answer } = await send({ ...FILLED, _ticket }, { waitToConfirm: 40 })
    expect(answer).toMatchObject({ status: 429, retryAfter: 40, values: FILLED })
    expect(received).toEqual([])
  })

  it('comes after problems of the form, and is required together with them', async () => {
    const { answer } = await send({ ...unasked, email: 'anna' })
    expect(answer).toMatchObject({ status: 422, challenge: true, problems: expect.anything() })
  })
})

it('the time to wait is in the message and in a header', async () => {
  const { answer, init } = await send(FILLED, { wait: 90 })
  expect(answer).toMatchObject({
    status: 429,
    message: 'Te veel pogingen, wacht even. Over 2 minuten kunt u het opnieuw proberen.',
    values: FILLED,
  })
  expect(init).toMatchObject({ status: 429, headers: { 'Retry-After': '90' } })
  expect(received).toEqual([])
})

describe('typed values are kept when the CMS does not store a form', () => {
  const refusal = (status: number, details = {}) =>
    JSON.stringify({ data: null, error: { status, name: 'X', message: 'x', details } })

  it.each([
    [409, refusal(409), 409],
    [413, refusal(413), 413],
    [415, refusal(415), 415],
    [422, refusal(422, { fields: { email: ['Dit adres kan niet.'] } }), 422],
    [429, refusal(429, { retryAfter: 20 }), 429],
    [403, refusal(403), 503],
    [500, refusal(500), 503],
    [503, refusal(503), 503],
    [200, '<h1>Onderhoud</h1>', 503],
    [200, '{"hello":"world"}', 503],
  ])('%i %s → %i', async (status, body, expected) => {
    answer = { status, body }
    const sent = await send(FILLED)
    expect(sent.answer).toMatchObject({
      status: expected,
      message: expect.any(String),
      values: FILLED,
      ticket: sent.ticket,
      ...(status === 422 && { problems: { email: ['Dit adres kan niet.'] } }),
    })
    const wait = expected === 429 ? '20' : expected === 503 ? '60' : undefined
    expect(sent.init?.headers ?? {}).toEqual(wait ? { 'Retry-After': wait } : {})
  })

  it('without an answer', async () => {
    const sent = await send(FILLED, { cmsUrl: 'http://127.0.0.1:9' })
    expect(sent.answer).toMatchObject({ status: 503, values: FILLED, ticket: sent.ticket })
  })
})

it('only forms are accepted', async () => {
  await expect(send({}, { body: '{}' })).rejects.toMatchObject({ status: 415 })
})
