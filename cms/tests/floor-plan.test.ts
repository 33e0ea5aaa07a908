// About: cms/src/floor-plan, cms/src/geometry, cms/src/rules/floor-places.ts, cms/src/rules/passage.ts
// About: cms/src/rules/passage-ends.ts, cms/src/rules/stand-size.ts, cms/src/api/hall, cms/src/api/stand
// About: cms/src/api/passage

import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  type Cms,
  type Documents,
  documentsOf,
  refusalOf,
  startCms,
} from './harness.ts'
import { roleWithout, signInAs } from './staff.ts'

let cms: Cms
let stands: Documents
let rooms: Documents
/** Hall 91 of 40 × 20 m: two stands of 3 × 3 m and a room. */
let hall: string
/** Hall 92 of 20 × 20 m, with a stand of its own. */
let otherHall: string

const square = (x: number, y: number, size = 3) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]

beforeAll(async () => {
  cms = await startCms()
  stands = documentsOf(cms, 'stand')
  rooms = documentsOf(cms, 'room')
  const makeHall = async (number: number, width: number) => {
    const data = { name: `Tekenhal ${number}`, number, width, length: 20 }
    return (await documentsOf(cms, 'hall').create({ data, locale: 'nl' })).documentId
  }
  hall = await makeHall(91, 40)
  otherHall = await makeHall(92, 20)
  await makeStand('91.A01', hall, square(1, 1))
  await makeStand('91.A02', hall, square(4, 1))
  await makeStand('92.A01', otherHall, square(1, 1))
  const room = { name: 'Tekenzaal', hall, capacity: 10 }
  await rooms.create({ data: room, locale: 'nl' })
})

const makeStand = (number: string, inHall: string, polygon: unknown) =>
  stands.create({ data: { number, hall: inHall, polygon, openSides: 2, availability: 'free' } })

const standWith = async (number: string) => {
  const [stand] = await stands.findMany({ filters: { number } })
  return stand
}

/** A drawing of hall 91 in which a unit is 0.1 m. */
const drawing = (content: string) => `<svg viewBox="0 0 400 200">${content}</svg>`
const rect = (id: string, x: number, y: number, width = 30, height = 30) =>
  `<rect id="${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`

interface Sent {
  readonly token?: string
  readonly createMissing?: boolean
  readonly fingerprint?: string
}

async function send(method: 'POST' | 'PUT', svg: string, sent: Sent = {}): Promise<Answer> {
  const body = new FormData()
  body.set('files', new Blob([svg], { type: 'image/svg+xml' }), 'hal.svg')
  body.set('createMissing', String(sent.createMissing ?? false))
  if (sent.fingerprint) body.set('fingerprint', sent.fingerprint)
  const token = sent.token ?? cms.administrator
  return cms.ask(`/floor-plan/halls/${hall}/drawing`, { method, token, body })
}

/** Checks a drawing and applies it. */
async function applyImport(svg: string, sent: Sent = {}): Promise<Answer> {
  const { body } = await send('POST', svg, sent)
  return send('PUT', svg, { ...sent, fingerprint: body.data.fingerprint })
}

const messages = ({ body }: Answer, kind: string) =>
  body.data.findings
    .filter((finding: { kind: string }) => finding.kind === kind)
    .map(({ message }: { message: string }) => message)

describe('checking a drawing', () => {
  it('lists the changes without making them', async () => {
    const before = await standWith('91.A01')
    const answer = await send(
      'POST',
      drawing(
        [
          rect('91.A01', 10, 60),
          rect('stand-92.A01', 100, 10),
          rect('91.B01', 100, 60),
          rect('91.B02', 390, 60),
          rect('ruimte-tekenzaal', 200, 10, 100, 50),
          rect('91.C01', 150, 100),
          rect('91.C01', 160, 150),
          rect('Laag_1', 300, 100),
          '<path id="91.D01" d="M0 0A5 5 0 0 1 10 10Z"/>',
        ].join(''),
      ),
    )
    expect(answer.status).toBe(200)
    expect(answer.body.data.changes).toMatchObject([
      { name: 'Stand 91.A01', action: 'move', polygon: square(1, 6) },
      { name: 'Tekenzaal', action: 'place' },
    ])
    expect(messages(answer, 'missing')).toEqual([
      'Stand 91.A02 staat niet in de tekening en blijft waar hij is.',
    ])
    expect(messages(answer, 'elsewhere')).toEqual([
      'Stand 92.A01 hoort bij Tekenhal 92, niet bij Tekenhal 91.',
    ])
    expect(messages(answer, 'unknown-place')).toEqual([
      'Stand 91.B01 bestaat nog niet in het beheer.',
    ])
    expect(messages(answer, 'outside')).toEqual([
      'Stand 91.B02 valt buiten Tekenhal 91 (40 × 20 m).',
    ])
    expect(messages(answer, 'double')).toEqual(['Stand 91.C01 staat 2 keer in de tekening.'])
    expect(messages(answer, 'shape')[0]).toMatch(/^Stand 91.D01 is een pad met bogen/)
    expect(messages(answer, 'unknown-shape')[0]).toContain('‘Laag_1’')
    expect(await standWith('91.A01')).toEqual(before)
  })

  it('refuses overlaps and a drawing of other proportions, and names them', async () => {
    const over = drawing(rect('91.A01', 30, 10) + rect('91.A02', 40, 10))
    const overlapping = await send('POST', over)
    expect(messages(overlapping, 'overlap')).toEqual(['Stand 91.A01 en Stand 91.A02 overlappen.'])
    expect((await applyImport(over)).status).toBe(400)
    const square = `<svg viewBox="0 0 400 400">${rect('91.A01', 30, 10)}</svg>`
    expect(messages(await send('POST', square), 'scale')).toHaveLength(1)
    expect((await applyImport(square)).status).toBe(400)
  })
})

describe('applying a drawing', () => {
  it('lets stands swap places, makes new ones, and updates their sizes', async () => {
    const swapped = drawing(
      rect('91.A01', 40, 10, 40, 30) + rect('91.A02', 10, 10) + rect('91.A03', 80, 10, 30, 60),
    )
    const { status, body } = await applyImport(swapped, { createMissing: true })
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { changed: 3 } } })
    expect(await standWith('91.A01')).toMatchObject({ width: 4, depth: 3, area: 12 })
    expect(await standWith('91.A02')).toMatchObject({ polygon: square(1, 1), area: 9 })
    expect(await standWith('91.A03')).toMatchObject({
      width: 3,
      depth: 6,
      area: 18,
      openSides: 3,
      availability: 'free',
    })
    expect((await send('POST', swapped)).body.data).toMatchObject({ changes: [], unchanged: 3 })
  })

  it('changes nothing when the drawing is its own export', async () => {
    const { body } = await cms.ask(`/floor-plan/halls/${hall}/drawing`, {
      token: cms.administrator,
    })
    expect(body.data.fileName).toBe('plattegrond-hal-91.svg')
    const again = await send('POST', body.data.svg)
    expect(again.body.data).toMatchObject({ changes: [], unchanged: 3, findings: [] })
  })

  it('is refused when the floor plan has changed since the check', async () => {
    const moved = drawing(rect('91.A01', 10, 150))
    const { body } = await send('POST', moved)
    const { documentId } = (await standWith('91.A01')) ?? {}
    await stands.update({ documentId, data: { polygon: square(1, 15) } })
    const late = await send('PUT', moved, { fingerprint: body.data.fingerprint })
    expect(late.status).toBe(400)
    expect(late.body.error.message).toContain('intussen gewijzigd')
  })
})

describe('a hostile drawing', () => {
  const refusedFor = async (svg: string) => (await send('POST', svg)).body.error?.message

  it('is read without entities, of the file or of elsewhere', async () => {
    const external = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    expect(await refusedFor(`${external}${drawing('<text>&x;</text>')}`)).toMatch(/niet veilig/)
    const bomb = `<!DOCTYPE svg [<!ENTITY a "91.A01"><!ENTITY b "&a;&a;&a;">]>`
    const answer = await send('POST', `${bomb}${drawing(rect('&b;', 10, 10))}`)
    expect(answer.body.data.changes).toEqual([])
  })

  it('is read without scripts and the elements that can contain them', async () => {
    const answer = await send(
      'POST',
      drawing(
        `<script>alert(1)</script><foreignObject>${rect('91.A01', 90, 90)}</foreignObject>` +
          `<use id="91.A02" href="https://elders.example/x.svg"/>`,
      ),
    )
    expect(answer.body.data.changes).toEqual([])
    expect(messages(answer, 'shape')[0]).toMatch(/Stand 91.A02 is geen rechthoek/)
  })

  it('is refused when it is too large, is no drawing, or is nested too deeply', async () => {
    expect(await refusedFor(drawing(' '.repeat(5 * 1024 * 1024)))).toMatch(/groter dan 5 MB/)
    expect(await refusedFor('%PDF-1.7')).toMatch(/geen geldige SVG/)
    expect(await refusedFor('<html></html>')).toMatch(/geen SVG/)
    const deep = '<g>'.repeat(5000) + '</g>'.repeat(5000)
    expect(await refusedFor(drawing(deep))).toMatch(/niet veilig/)
    expect(await refusedFor(drawing('<g/>'.repeat(20_000)))).toMatch(/meer dan 20000/)
  })

  it('may have ten thousand shapes', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => rect(`vorm${at}`, 10, 10)).join('')
    const answer = await send('POST', drawing(many + rect('91.A01', 300, 100)))
    expect(answer.body.data.changes).toHaveLength(1)
    expect(messages(answer, 'unknown-shape')[0]).toMatch(/^10000 vormen/)
  })
})

describe('permission to draw', () => {
  const moved = drawing(rect('91.A02', 10, 100))

  it('requires that somebody is signed in', async () => {
    const path = `/floor-plan/halls/${hall}`
    expect((await cms.ask(path)).status).toBe(401)
    expect((await cms.ask(`${path}/drawing`, { method: 'PUT', body: {} })).status).toBe(401)
  })

  it('covers existing stands for an editor, and new ones for an organiser', async () => {
    const editor = await signInAs(cms, 'Redacteur')
    expect((await applyImport(moved, { token: editor })).status).toBe(200)
    const extra = drawing(rect('91.Z01', 300, 160))
    const asEditor = await send('POST', extra, { token: editor, createMissing: true })
    expect(asEditor.status).toBe(403)
    const organiser = await signInAs(cms, 'Organisator')
    const made = await applyImport(extra, { token: organiser, createMissing: true })
    expect(made.body.data).toEqual({ changed: 1 })
  })

  it('is not given to staff without the right', async () => {
    const nobody = await signInAs(cms, await roleWithout(cms))
    expect((await send('POST', moved, { token: nobody })).status).toBe(403)
  })
})

describe('the number of a stand', () => {
  // Without a hall no stand is made: the test reads the message about its number.
  const refusal = (number: string) => refusalOf(stands.create({ data: { number, openSides: 1 } }))

  it.each(['1.A12', '1.A12a', 'B-101', '12.AB3'])('may be %s', async (number) => {
    expect(await refusal(number)).not.toHaveProperty('number')
  })

  it.each(['1.a12', 'A', '1.12', '1.A12/3', 'B--1'])('may not be %s', async (number) => {
    expect(await refusal(number)).toHaveProperty('number')
  })
})

describe('the place of a stand', () => {
  const moveTo = async (polygon: unknown) => {
    const { documentId } = (await standWith('92.A01')) ?? {}
    return refusalOf(stands.update({ documentId, data: { polygon } }))
  }

  it('is refused outside the hall, with crossing lines, or on another stand', async () => {
    await makeStand('92.A02', otherHall, square(4, 1))
    const hourglass = [
      [1, 1],
      [9, 1],
      [1, 4],
      [5, 8],
    ]
    expect(await moveTo(square(18, 1))).toEqual({
      polygon: 'De omtrek valt buiten Tekenhal 92 (20 × 20 m).',
    })
    expect(await moveTo(hourglass)).toEqual({
      polygon: 'De omtrek kruist zichzelf.',
    })
    expect(await moveTo(square(3, 1))).toEqual({ polygon: 'De omtrek overlapt stand 92.A02.' })
    expect(await moveTo({ where: 'ergens' })).toHaveProperty('polygon')
    expect(await moveTo(square(1, 4))).toEqual({})
  })

  it('must stay inside the hall when the hall changes', async () => {
    const shrink = documentsOf(cms, 'hall').update({
      documentId: otherHall,
      locale: 'nl',
      data: { width: 5 },
    })
    expect(await refusalOf(shrink)).toHaveProperty('width')
  })
})

describe('a passage', () => {
  let corridor: string

  it('is drafted with an end in each hall, and then published', async () => {
    const passages = documentsOf(cms, 'passage')
    const data = {
      name: 'Proefgang',
      kind: 'corridor',
      length: 6,
      fromHall: hall,
      fromPoint: [40, 15],
      toHall: otherHall,
      toPoint: [0, 15],
    }
    corridor = (await passages.create({ data, locale: 'nl' })).documentId
    await passages.publish({ documentId: corridor, locale: 'nl' })
    const wrong = { ...data, length: 0, toPoint: [0, 21] }
    expect(await refusalOf(passages.create({ data: wrong, locale: 'nl' }))).toEqual({
      length: 'De lengte moet meer dan 0 meter zijn. Meet wat men loopt.',
      toPoint: 'Dit punt valt buiten Tekenhal 92 (20 × 20 m).',
    })
  })

  it('refuses stands in front of its doors, and a hall that no longer contains it', async () => {
    expect(await refusalOf(makeStand('91.Z02', hall, square(37, 14)))).toEqual({
      polygon: 'De omtrek staat voor doorgang „Proefgang”.',
    })
    const answer = await send('POST', drawing(rect('91.A01', 370, 140)))
    expect(messages(answer, 'passage')).toEqual(['Stand 91.A01 staat voor doorgang „Proefgang”.'])
    expect((await applyImport(drawing(rect('91.A01', 370, 140)))).status).toBe(400)
  })
})
