// About: cms/src/uploads, cms/src/extensions/upload, cms/src/bootstrap/strapi-settings.ts
// About: cms/src/middlewares/translate-upload-errors.ts, cms/config/plugins.ts

import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Cms, startCms } from './harness.ts'
import { libraryFile } from './stored-files.ts'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})

const MEGABYTE = 1024 * 1024
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const EPS = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n%%EOF\n'
const HTML = '<!doctype html><script>alert(1)</script>'

function upload(content: string | Uint8Array<ArrayBuffer>, name: string, type: string) {
  const body = new FormData()
  body.append('files', new File([content], name, { type }))
  return cms.ask('/upload', { method: 'POST', token: cms.administrator, body })
}

const filesNamed = (name: string) =>
  cms.strapi.db.query('plugin::upload.file').count({ where: { name } })

/**
 * The transformation of the picture by a camera for each orientation (EXIF 2.32, 4.6.5.1), undone
 * by viewers.
 */
const HELD: readonly ((seen: Sharp) => Sharp)[] = [
  (seen) => seen,
  (seen) => seen.flop(),
  (seen) => seen.rotate(180),
  (seen) => seen.flip(),
  (seen) => seen.flop().rotate(270),
  (seen) => seen.rotate(270),
  (seen) => seen.flop().rotate(90),
  (seen) => seen.rotate(90),
]

/** A photo of 300 by 200, red at the top left, from a camera in that orientation. */
async function photoHeld(orientation: number): Promise<Uint8Array<ArrayBuffer>> {
  const red = { create: { width: 100, height: 100, channels: 3, background: '#f00' } } as const
  const seen = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
  const picture = await seen
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const held = HELD[orientation - 1]?.(sharp(picture)) ?? seen
  return new Uint8Array(await held.withMetadata({ orientation }).jpeg({ quality: 60 }).toBuffer())
}

describe('the media library', () => {
  it.each([
    ['an SVG that calls itself text', `<?xml version="1.0"?>${SVG}`, 'nep.txt', 'text/plain'],
    ['a page', HTML, 'pagina.html', 'text/html'],
    ['a page that calls itself text', HTML, 'nep.html', 'text/plain'],
    ['a program that calls itself a PNG', 'MZ\x90\0', 'programma.png', 'image/png'],
  ])('refuses %s', async (_what, content, name, type) => {
    const { status, body } = await upload(content, name, type)
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringMatching(/^Dit bestandstype kan niet\. Kies een foto/),
    ])
    expect(await filesNamed(name)).toBe(0)
  })

  it('accepts drawings and removes their scripts, and accepts EPS', async () => {
    const path = '<path d="M0 0h9v9z"/>'
    const svg = await upload(SVG.replace('</svg>', `${path}</svg>`), 'merk.svg', 'image/svg+xml')
    expect(svg.body[0]).toMatchObject({ mime: 'image/svg+xml', ext: '.svg' })
    const kept = await readFile(libraryFile(svg.body[0]), 'utf8')
    expect(kept).toContain('M0 0h9v9z')
    expect(kept).not.toContain('script')
    const eps = await upload(EPS, 'merk.eps', 'application/postscript')
    expect(eps.body[0]).toMatchObject({ ext: '.eps' })
    expect(await readFile(libraryFile(eps.body[0]), 'utf8')).toBe(EPS)
  })

  it.each([
    ['a page called SVG', HTML, 'nep.svg', 'image/svg+xml', 'Dit bestandstype kan niet.'],
    ['an SVG called EPS', SVG, 'nep.eps', 'application/postscript', 'Dit bestandstype kan niet.'],
    ['an SVG called text', SVG, 'nep2.txt', 'text/plain', 'Dit bestandstype kan niet.'],
    [
      'PostScript that is no EPS',
      '%!PS-Adobe-3.0\n(a) run',
      'nep.ps',
      'application/postscript',
      'Dit bestandstype kan niet.',
    ],
    [
      'a picture from elsewhere',
      SVG.replace('</svg>', '<image href="https://elders.example/a.png"/></svg>'),
      'elders.svg',
      'image/svg+xml',
      'In dit bestand staan scripts of verwijzingen naar elders. Sla het op zonder.',
    ],
  ])('refuses this as a drawing: %s', async (_what, content, name, type, message) => {
    const { status, body } = await upload(content, name, type)
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringContaining(message.slice(0, -1)),
    ])
    expect(await filesNamed(name)).toBe(0)
  })

  it('refuses a picture with more pixels than the site shows', async () => {
    const size = { width: 8000, height: 8000, channels: 3, background: '#fff' } as const
    const { status, body } = await upload(
      await sharp({ create: size }).png().toBuffer(),
      'te-veel.png',
      'image/png',
    )
    expect([status, body.error.message]).toEqual([
      400,
      'Deze afbeelding is te groot. Gebruik er een van maximaal 60 megapixel.',
    ])
    expect(await filesNamed('te-veel.png')).toBe(0)
  })

  it('refuses an animation of too many large frames', async () => {
    const size = [0xa0, 0x0f, 0xa0, 0x0f]
    const screen = [...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    const frame = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x4c, 1, 0]
    const frames = Array(17).fill(frame).flat()
    const animation = Buffer.from([...screen, ...frames, 0x3b])
    const { status, body } = await upload(animation, 'film.gif', 'image/gif')
    expect([status, body.error.message]).toEqual([
      400,
      'Deze afbeelding is te groot. Gebruik er een van maximaal 268 megapixel.',
    ])
  })

  it('refuses files of more than 50 MB', { tags: ['exhaustive'] }, async () => {
    const refused = await upload(
      new Uint8Array(50.5 * MEGABYTE).fill(97),
      'te-groot.txt',
      'text/plain',
    )
    expect(refused.status).toBe(413)
    expect(refused.body.error.message).toBe('Het bestand is te groot: hoogstens 50 MB.')
    expect(await filesNamed('te-groot.txt')).toBe(0)
  })

  it('serves a file with the type that was recognised', async () => {
    const { body } = await upload('Programma', 'programma.txt', 'text/plain')
    const { status, headers } = await cms.ask(body[0].url)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a photo of orientation %i upright', async (at) => {
    const { body } = await upload(await photoHeld(at), `foto-${at}.jpg`, 'image/jpeg')
    expect(body[0]).toMatchObject({ width: 300, height: 200 })
    for (const { url } of [body[0], body[0].formats.thumbnail]) {
      const file = libraryFile({ url })
      expect((await sharp(file).metadata()).orientation).toBeUndefined()
      // The picture is red at the top left, and white everywhere else.
      const { data } = await sharp(file)
        .resize(3, 2, { kernel: 'nearest' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const isRed = Array.from({ length: 6 }, (_, pixel) => (data[pixel * 3 + 1] ?? 255) < 60)
      expect(isRed).toEqual([true, false, false, false, false, false])
    }
  })

  it('removes the location from a photo', async () => {
    const photo = await sharp(await photoHeld(1))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(new Uint8Array(photo), 'plaats.jpg', 'image/jpeg')
    expect((await sharp(libraryFile(body[0])).metadata()).exif).toBeUndefined()
  })

  it.skipIf(inject('bucketFolder'))('turns earlier photos upright, once', async () => {
    const { body } = await upload(await photoHeld(1), 'vroeger.jpg', 'image/jpeg')
    const [{ id, url }] = body
    await writeFile(libraryFile({ url }), await photoHeld(6))
    const photo = cms.strapi.db.query('plugin::upload.file')
    await photo.update({ where: { id }, data: { width: 200, height: 300 } })
    const store = cms.strapi.store({ type: 'plugin', name: 'upload' })
    await store.delete({ key: 'photosTurned' })
    await cms.strapi.get('photo-rotation').run()
    expect(await photo.findOne({ where: { id } })).toMatchObject({ url, width: 300, height: 200 })
    const { width, orientation } = await sharp(libraryFile({ url })).metadata()
    expect([width, orientation]).toEqual([300, undefined])
    expect(await store.get({ key: 'photosTurned' })).toBe(true)
  })

  it('turns photos upright whatever orientation Strapi has stored', async () => {
    const settings = { method: 'GET', token: cms.administrator }
    expect((await cms.ask('/upload/settings', settings)).body.data.autoOrientation).toBe(true)
  })

  it('downloads nothing from an address that staff give', async () => {
    const where = '/upload/actions/upload-from-urls'
    const body = { urls: ['https://elders.example/foto.jpg'] }
    const { status } = await cms.ask(where, { method: 'POST', token: cms.administrator, body })
    expect(status).toBe(405)
  })

  it('refuses everybody else', async () => {
    const body = new FormData()
    body.append('files', new File(['x'], 'vreemd.txt', { type: 'text/plain' }))
    for (const [where, status] of [
      ['/upload', 401],
      ['/api/upload', 415],
    ] as const)
      expect((await cms.ask(where, { method: 'POST', body })).status).toBe(status)
    expect(await filesNamed('vreemd.txt')).toBe(0)
  })
})
