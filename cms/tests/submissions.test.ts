import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { right, rowsOf, send } from './forms.ts'
import { type Cms, startCms } from './harness.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})

const counted = async (...types: string[]) =>
  Promise.all(types.map(async (type) => (await rowsOf(cms, type)).length))

describe('a form that the site sends', () => {
  it('is stored with who sent it, when, and until when it is kept', async () => {
    const before = Date.now()
    const { status, body } = await send(cms, 'contact', {
      ...right.contact,
      email: ' Fenna@Zandkreek.example',
    })
    expect(body).toEqual({
      reference: expect.stringMatching(/^CT-20\d\d-00001$/),
      receivedAt: expect.any(String),
    })
    expect(status).toBe(201)
    expect(Date.parse(body.receivedAt)).toBeGreaterThanOrEqual(before)
    const [stored] = await rowsOf(cms, 'submission', { reference: body.reference })
    expect(stored).toMatchObject({
      kind: 'contact',
      state: 'submitted',
      language: 'nl',
      name: 'Fenna de Vries',
      email: 'Fenna@zandkreek.example',
    })
  })
  it('is stored once, however often and at the same time it comes', async () => {
    const key = randomUUID()
    const [submissions = 0, mails = 0] = await counted('submission', 'outbox-mail')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(cms, 'contact', right.contact, { key })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await counted('submission', 'outbox-mail')).toEqual([submissions + 1, mails + 1])
  })
})
