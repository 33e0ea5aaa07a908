// About: cms/src/my-stand, cms/src/api/stand-invoice, cms/src/submissions/store.ts
// About: cms/src/submissions/staff/orders.ts, contract/src/my-stand/orders.ts

import { randomUUID } from 'node:crypto'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from './accounts.ts'
import { fairOf } from './fair.ts'
import { useFormContent } from './form-content.ts'
import { right, send } from './forms.ts'
import { path } from './handling.ts'
import { type Cms, documentsOf, startCms } from './harness.ts'
import { download, signInAs } from './staff.ts'
import { removeVisitors, visitorNamed } from './visitors.ts'

let cms: Cms
let organiser: string
let category: string
let restore: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  restore = await useFormContent(cms)
  organiser = await signInAs(cms, 'Organisator')
  category = (await fairOf(cms)).category
})
afterAll(async () => {
  for (const type of ['stand-invoice', 'exhibitor-member'])
    await cms.strapi.db.query(`api::${type}.${type}`).deleteMany({})
  await removeVisitors(cms)
  await restore()
})

/** An exhibitor that has ordered two stickers and a banner, with its manager. */
async function ordering(name: string) {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const exhibitors = documentsOf(cms, 'exhibitor')
  const data = { name, slug, intro: 'Wij bestellen.', category }
  const { documentId } = await exhibitors.create({ data, locale: 'nl', status: 'published' })
  const {
    token,
    id: account,
    email,
  } = await visitorNamed(cms, { email: `${slug}@houtkern.example` })
  await cms.strapi.db.query('api::exhibitor-member.exhibitor-member').create({
    data: {
      ...{ exhibitorId: documentId, account, email, role: 'manager', name: 'Noor Hamelink' },
      ...{ state: 'active', language: 'nl', invitedBy: 'Bo', invitedAt: new Date() },
    },
  })
  const customer = { ...(right.advertising.customer as object), exhibitor: slug, email }
  const lines = [
    { product: 'FP-80', amount: '2' },
    { product: 'FP-160', amount: '1' },
  ]
  const sent = await send(
    cms,
    'advertising',
    { ...right.advertising, customer, lines },
    { key: randomUUID() },
  )
  expect(sent.status).toBe(201)
  const base = `/api/my-stands/${documentId}/orders`
  const orders = async () => (await cms.ask(base, { token })).body
  const [{ id: order }] = (await orders()).orders
  const amountsOf = async () => {
    const [{ lines: current }] = (await orders()).orders
    return current.map(({ amount }: { amount: number }) => amount)
  }
  const change = async (amounts: readonly number[], id = order, seen?: readonly number[]) => {
    const body = { order: id, amounts, seen: seen ?? (await amountsOf()) }
    return cms.ask(base, { method: 'POST', token, body })
  }
  return {
    documentId,
    slug,
    email,
    token,
    base,
    order,
    orders,
    change,
    reference: sent.body.reference,
  }
}

describe('the orders of an exhibitor', () => {
  it('stay with it after a rename, and may change until the last day or the delivery', async () => {
    const { documentId, email, order, orders, change, reference } = await ordering('Bestelt Eerst')
    await documentsOf(cms, 'exhibitor').update({
      documentId,
      locale: 'nl',
      data: { name: 'Bestelt Anders', slug: 'bestelt-anders' },
      status: 'published',
    })
    const before = await orders()
    expect(before.orders).toMatchObject([
      {
        reference,
        state: 'submitted',
        quotation: { subtotalCents: 124_000 },
        lines: [
          { amount: 2, delivery: 'ordered', until: '', mayChange: true },
          { amount: 1, delivery: 'ordered', until: '', mayChange: true },
        ],
        documents: [{ name: `Orderbevestiging ${reference}.pdf` }],
      },
    ])
    expect((await change([5, 1])).body.error.name).toBe('order-maximum')
    expect((await change([0, 0])).body.error.name).toBe('order-empty')
    expect((await change([1])).body.error.name).toBe('order-closed')
    const { body } = await change([3, 0])
    expect(body.orders).toMatchObject([
      { quotation: { subtotalCents: 88_500, totalCents: 107_085 }, lines: [{ amount: 3 }] },
    ])
    // Of two changes at once the second one is based on an outdated order.
    expect((await change([2], order, [2, 1])).body.error.name).toBe('order-changed')
    expect(body.orders[0].documents).toHaveLength(2)
    expect((await mailsTo(cms, email)).at(-1)?.subject).toContain(reference)
    const details = (await cms.ask(path({ documentId: order }), { token: organiser })).body.data
    expect(details.notes.at(-1)).toMatchObject({
      by: 'Noor Hamelink',
      text: 'Gewijzigd in Mijn stand. Vloersticker: 2 → 3; Banner: 1 → 0',
    })
    const note = (deliveries: object, exhibitor = documentId) =>
      cms.ask(path({ documentId: order }, '/order'), {
        ...{ method: 'POST', token: organiser, body: { exhibitor, deliveries } },
      })
    expect((await note({ unknown: 'ordered' })).status).toBe(400)
    expect((await note({ 'FP-80': 'confirmed' })).status).toBe(200)
    expect((await orders()).orders[0].lines).toMatchObject([
      { delivery: 'confirmed', mayChange: false },
    ])
    expect((await change([2])).body.error.name).toBe('order-closed')
    const progress = await cms.ask('/my-stand/progress?_q=Bestelt+Anders', { token: organiser })
    expect(progress.body.data.total).toBeLessThanOrEqual(1)
    expect((await note({ 'FP-80': 'confirmed' }, '')).status).toBe(200)
    expect((await orders()).orders).toEqual([])
  })

  it('and their documents cannot be reached by anybody else, by any id', async () => {
    const one = await ordering('Bestelt Een')
    const other = await ordering('Bestelt Twee')
    const [{ documents }] = (await one.orders()).orders
    const documentOf = ({ base, token }: typeof one, id: string) =>
      cms.ask(`${base}/documents/${id}`, { token })
    expect((await documentOf(one, documents[0].id)).status).toBe(200)
    expect((await documentOf(other, documents[0].id)).status).toBe(404)
    expect((await other.change([1, 1], one.order)).status).toBe(404)
  })
})

describe('a proof', () => {
  const putUp = (order: string, product: string, name = 'Sticker.pdf', content = samplePdf()) => {
    const body = new FormData()
    body.set('files', new Blob([content]), name)
    const where = `/my-stand/proofs/${order}/${product}`
    return cms.ask(where, { method: 'POST', token: organiser, body })
  }
  const lines = async () => {
    const { body } = await cms.ask('/worklist', { token: organiser })
    return body.data.lines
      .filter(({ id }: { id: string }) => id.startsWith('my-stand-proofs'))
      .map(({ id, count }: { id: string; count: number }) => [id.split('-').at(-1), count])
  }

  it('is approved or sent back once, is replaced by the next, and is visible to its exhibitor only', async () => {
    const stand = await ordering('Keurt Goed')
    const other = await ordering('Keurt Niets')
    const { order, orders, token, base, email } = stand
    const proofs = async () => (await orders()).orders[0].proofs
    const answer = (proof: string, text?: string, by = stand) => {
      const body = text ? { answer: 'return', proof, text } : { answer: 'approve', proof }
      return cms.ask(`${by.base}/proofs`, { method: 'POST', token: by.token, body })
    }
    expect((await putUp(order, 'FP-999')).status).toBe(400)
    expect((await putUp(order, 'FP-80', 'x.pdf', Buffer.from('geen pdf') as never)).status).toBe(
      400,
    )
    expect((await putUp(order, 'FP-80')).status).toBe(200)
    const [first] = await proofs()
    const seen = { name: 'Sticker.pdf', product: 'Vloersticker', state: 'waiting' }
    expect(await proofs()).toMatchObject([seen])
    expect((await orders()).orders[0].documents).toHaveLength(1)
    expect((await mailsTo(cms, email)).at(-1)?.subject).toContain('drukproef wacht op uw akkoord')
    expect((await cms.ask(`${base}/documents/${first.id}`, { token })).status).toBe(200)
    const stolen = `${other.base}/documents/${first.id}`
    expect((await cms.ask(stolen, { token: other.token })).status).toBe(404)
    expect((await answer(first.id, undefined, other)).status).toBe(404)
    expect((await answer((await orders()).orders[0].documents[0].id)).status).toBe(404)
    expect(await lines()).toEqual([['waiting', 1]])
    const overview = await cms.ask(`/api/my-stands/${stand.documentId}`, { token })
    expect(overview.body.proofs).toBe(1)

    const both = await Promise.all([answer(first.id, 'De maat klopt niet.'), answer(first.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await putUp(order, 'FP-80')
    const [second] = await proofs()
    expect((await answer(second.id, 'Het logo is te klein.')).status).toBe(200)
    const back = { state: 'returned', text: 'Het logo is te klein.', by: 'Noor Hamelink' }
    expect(await proofs()).toMatchObject([back])
    expect(await lines()).toEqual([['returned', 1]])
    await putUp(order, 'FP-80', 'Sticker 2.pdf')
    expect((await answer(second.id)).body.error.name).toBe('proof-answered')
    const [third] = await proofs()
    expect((await answer(third.id)).body.orders[0].proofs).toMatchObject([
      { name: 'Sticker 2.pdf', state: 'approved', text: '' },
    ])
    expect(await lines()).toEqual([])
    const { notes, files } = (await cms.ask(path({ documentId: order }), { token: organiser })).body
      .data
    expect(notes.at(-1)).toMatchObject({ text: 'Drukproef goedgekeurd: Sticker 2.pdf' })
    expect(files.flatMap(({ proofState }: { proofState: string }) => proofState ?? [])).toEqual([
      'replaced',
      'replaced',
      'approved',
    ])
  })
})

describe('a list of invoices', () => {
  const file = (name: string, content: BlobPart, where: string) => {
    const body = new FormData()
    body.set('files', new Blob([content]), name)
    return cms.ask(`/my-stand/invoices${where}`, { method: 'POST', token: organiser, body })
  }
  const HEAD = 'Factuurnummer;Klant;Kenmerk;Datum;Vervaldatum;Totaal incl. btw;Betaald op'
  const list = (rows: readonly string[], where = '') =>
    file('facturen.csv', [HEAD, ...rows].join('\n'), where)

  it('is checked, imported, changed and exported; each exhibitor sees its own invoices only', async () => {
    const { documentId, orders, reference, base, token } = await ordering('Betaalt Op Tijd')
    const rows = [
      'F-1;betaalt op tijd;;2-1-2027;1-2-2027;€ 3.712,59;14-1-2027',
      `F-2;;${reference};2027-01-05;2020-02-05;223,85;`,
      'F-3;Niemand;;2-1-2027;1-2-2027;10;',
      'F-4;Betaalt Op Tijd;;gisteren;1-2-2027;tien;',
    ]
    const checked = await list(rows, '/check')
    const states = ({
      body,
    }: {
      body: { data: { rows: { state: string; problems: string[] }[] } }
    }) => body.data.rows.map(({ state }) => state)
    expect(states(checked)).toEqual(['new', 'new', 'refused', 'refused'])
    expect(checked.body.data.rows[2].problems).toEqual(['‘Niemand’ is geen standhouder'])
    expect(checked.body.data.rows[3].problems).toHaveLength(2)
    expect((await orders()).invoices).toEqual([])
    await list(rows)
    const [open, paid] = (await orders()).invoices
    expect([open, paid]).toMatchObject([
      { number: 'F-2', reference, due: '2020-02-05', cents: 22_385, paidOn: null, hasFile: false },
      { number: 'F-1', date: '2027-01-02', cents: 371_259, paidOn: '2027-01-14' },
    ])
    const overview = await cms.ask(`/api/my-stands/${documentId}`, { token })
    expect(overview.body.invoices).toEqual({ open: 1, late: 1, openCents: 22_385 })

    const again = [
      rows[0] ?? '',
      `F-2;;${reference};2027-01-05;2020-02-05;223,85;2027-01-20`,
      'F-0;Betaalt Op Tijd;;1-1-2010;1-2-2010;-10;',
    ]
    expect(states(await list(again))).toEqual(['unchanged', 'changed', 'new'])
    expect((await orders()).invoices[0].paidOn).toBe('2027-01-20')
    const exported = await download(cms, '/my-stand/invoices/export.csv?_q=F-', organiser)
    const back = states(await file('terug.csv', exported.bytes, '/check'))
    expect(new Set(back)).toEqual(new Set(['unchanged']))
    expect(back).toHaveLength(3)
    expect((await list(['F-1;x'], '/check')).body.data.rows[0].state).toBe('refused')
    const stranger = await ordering('Vreemdeling')
    const [mixed] = (await list([`F-5;Vreemdeling;${reference};2-1-2027;1-2-2027;10;`], '/check'))
      .body.data.rows
    expect(mixed.problems).toEqual([`Kenmerk ${reference} is niet van Vreemdeling`])
    const missing = await file('lijst.csv', 'Nummer;Klant\nF-1;x', '/check')
    expect(missing.body.error.message).toContain('Factuurdatum, Vervaldatum, Bedrag')

    expect((await file('F-9.pdf', samplePdf(), '/file')).status).toBe(400)
    expect((await file('F-1.pdf', 'geen pdf', '/file')).status).toBe(400)
    expect((await file('f-1.PDF', samplePdf(), '/file')).status).toBe(400)
    expect((await file('F-1.pdf', samplePdf(), '/file')).status).toBe(200)
    await cms.strapi.get('retention').run(new Date())
    expect((await orders()).invoices).toHaveLength(2)
    expect((await orders()).invoices[1].hasFile).toBe(true)
    expect((await cms.ask(`${base}/documents/${paid.id}`, { token })).status).toBe(200)
    const path = `${stranger.base}/documents/${paid.id}`
    expect((await cms.ask(path, { token: stranger.token })).status).toBe(404)
    await cms.ask(`/my-stand/invoices/${paid.id}`, { method: 'DELETE', token: organiser })
    expect((await orders()).invoices).toHaveLength(1)
  })
})
