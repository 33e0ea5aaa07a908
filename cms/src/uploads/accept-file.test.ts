import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { FileRule } from '@beursvloer/contract/forms/definition'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { acceptFile } from './accept-file'
import { RejectedFile } from './rejected-file'
import { clamd, type Scanner } from './scan'

const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-uploads-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ANYTHING: FileRule = {
  kinds: ['pdf', 'png', 'jpeg', 'webp', 'svg', 'eps'],
  maxFiles: 1,
  maxKilobytes: 5000,
}

function accept(content: string | Buffer, rule = ANYTHING, scanner: Scanner | null = null) {
  const file = path.join(folder, 'incoming')
  writeFileSync(file, content)
  const bytes = Buffer.byteLength(content)
  return acceptFile({ field: 'logo', name: 'logo.png', file, bytes, sha256: '' }, rule, scanner)
}

/** The reason and the status of a refusal. */
async function refusalOf(content: string | Buffer, rule?: FileRule, scanner?: Scanner) {
  const error = await accept(content, rule, scanner).then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof RejectedFile ? [error.reason, error.status] : error
}

const square = { width: 8, height: 4, channels: 3, background: '#15803d' } as const
const png = await sharp({ create: square }).png().toBuffer()
const webp = await sharp({ create: square }).webp().toBuffer()
const jpeg = await sharp({ create: square })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitudeRef: 'N' } })
  .withMetadata({ orientation: 6 })
  .toBuffer()
const pdf = Buffer.from(samplePdf(), 'latin1')
const eps = '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n%%EOF\n'
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
/** A picture of a few bytes that unpacks to gigabytes. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8)
  const rows = deflateSync(Buffer.alloc(100_000))
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([png.subarray(0, 8), ...parts])
}

describe('a valid file', () => {
  it.each([
    ['png', png],
    ['jpeg', jpeg],
    ['webp', webp],
    ['pdf', pdf],
    ['eps', Buffer.from(eps)],
    ['svg', Buffer.from(`<?xml version="1.0"?>\n<!-- logo -->\n${svg('<path d="M0 0h9"/>')}`)],
  ] as const)('is accepted as %s, whatever its name', async (kind, content) => {
    expect((await accept(content)).kind).toBe(kind)
  })

  it('loses the metadata of a camera, and is turned upright', async () => {
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const { content } = await accept(jpeg)
    const { exif, width, height, orientation } = await sharp(content).metadata()
    expect({ exif, width, height, orientation }).toEqual({ width: 4, height: 8 })
    expect(content.includes('geheim')).toBe(false)
  })

  it('keeps only the image of a picture', async () => {
    const hidden = '<script>alert(1)</script>'
    const { content } = await accept(Buffer.concat([png, Buffer.from(hidden)]))
    expect(content.includes('script')).toBe(false)
    expect(await sharp(content).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  })

  it('keeps the shapes, styles, texts and embedded pictures of a drawing', async () => {
    const inside = [
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#000"/></linearGradient></defs>',
      '<style>.a{fill:url(#g)}</style>',
      '<g class="a" transform="translate(1 1)"><path d="M0 0h9v9z"/><text>Kade &amp; Co</text></g>',
      '<use xlink:href="#g"/>',
      `<image href="data:image/png;base64,${png.toString('base64')}" width="8" height="4"/>`,
    ]
    const { content } = await accept(svg(inside.join('')))
    const text = content.toString()
    for (const words of [
      'viewBox="0 0 10 10"',
      'linearGradient',
      'url(#g)',
      'M0 0h9v9z',
      'Kade &amp; Co',
      '#g',
      'base64',
    ])
      expect(text).toContain(words)
    expect((await sharp(content).metadata()).format).toBe('svg')
  })

  it('loses the data that a drawing program stored', async () => {
    const { content } = await accept(
      svg(
        '<!-- C:\\Users\\fenna --><metadata>Fenna</metadata><sodipodi:namedview xmlns:sodipodi="urn:s"/><path d="M0 0"/>',
      ),
    )
    expect(content.toString()).not.toMatch(/fenna|sodipodi/i)
  })
})

/** Files as design programs write them. */
const ORDINARY: readonly (readonly [program: string, content: string | Buffer])[] = [
  [
    'Illustrator, with its own file in a foreignObject and names for name spaces',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
<g i:extraneous="self"><path d="M0 0h9v9z"/></g></switch><i:pgf id="adobe_illustrator_pgf"><![CDATA[eJzdWXtv]]></i:pgf></svg>`,
  ],
  [
    'a name space in its style',
    svg(
      '<style>@namespace "http://www.w3.org/2000/svg"; .a{fill:red}</style><path class="a" d="M0 0h9v9z"/>',
    ),
  ],
  [
    'letters of its own',
    svg(
      '<style>@charset "UTF-8";@font-face{font-family:"A";src:url(data:font/woff2;base64,d09GMgABAAA=) format("woff2")}.a{fill:red}</style><path class="a" d="M0 0h9v9z"/>',
    ),
  ],
  [
    'letters from elsewhere',
    svg(
      "<style>@import url('https://fonts.elders.example/css2?family=A;b');.a{fill:red}</style><path class='a' d='M0 0h9v9z'/>",
    ),
  ],
  [
    'a link',
    svg('<a xlink:href="https://elders.example" target="_blank"><path d="M0 0h9v9z"/></a>'),
  ],
  [
    'a script that shows it in pages',
    svg('<script>alert(1)</script><path onclick="alert(1)" d="M0 0h9v9z"/>'),
  ],
  [
    'Latin-1',
    Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>\n${svg('<title>Caf\u00e9</title><path d="M0 0h9v9z"/>')}`,
      'latin1',
    ),
  ],
]

describe('a drawing from a design program is accepted, and complete', () => {
  it.each(ORDINARY)('%s', async (program, drawing) => {
    const { kind, content } = await accept(drawing)
    expect([kind, content.toString()]).toEqual(['svg', expect.stringContaining('M0 0h9v9z')])
    expect(content.toString()).not.toMatch(/foreignObject|adobe|elders|script|onclick|@/i)
    if (program === 'Latin-1') expect(content.toString()).toContain('Caf\u00e9')
    if (drawing.includes('.a{')) expect(content.toString()).toContain('.a{fill:red}')
    expect((await sharp(content).metadata()).format).toBe('svg')
  })
})

describe('a file is refused', () => {
  it.each([
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page that begins like a drawing', '<html><svg></svg></html>'],
    ['a GIF', 'GIF89a\x01\0\x01\0'],
    ['an archive', 'PK\x03\x04\x14\0'],
    ['PostScript that is no EPS', '%!PS-Adobe-3.0\n(/etc/passwd) run'],
    ['nothing', ''],
  ])('for its type: %s', async (_what, content) => {
    expect(await refusalOf(content)).toEqual(['type', 415])
  })

  it('for a type that the field does not accept', async () => {
    expect(await refusalOf(png, { ...ANYTHING, kinds: ['pdf'] })).toEqual(['type', 415])
  })

  it('for its size, without being read', async () => {
    expect(await refusalOf('x'.repeat(2049), { ...ANYTHING, maxKilobytes: 2 })).toEqual([
      'size',
      413,
    ])
    const error = new RejectedFile('size', { k: 5000 })
    expect([error.text('nl'), error.text('en')]).toEqual([
      'Maximaal 5.000 kB per bestand.',
      'Maximum 5,000 kB per file.',
    ])
  })

  it.each([
    ['half a PNG', png.subarray(0, png.length - 20)],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['a PNG of rubbish', Buffer.concat([png.subarray(0, 8), Buffer.from('rubbish'.repeat(20))])],
    ['a PDF behind a page', Buffer.concat([Buffer.from('<script>1</script>\n'), pdf])],
    ['a PDF before an archive', Buffer.concat([pdf, Buffer.from('PK\x03\x04 evil')])],
    ['a PDF without an end', pdf.subarray(0, 20)],
    ['an empty envelope of DOS', Buffer.concat([Buffer.from('c5d0d3c6', 'hex'), Buffer.alloc(60)])],
    ['a drawing in UTF-16', Buffer.from(`\uFEFF${svg('<script/>')}`, 'utf16le')],
    [
      'entities that unpack to billions',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
    [
      'entities that read files',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    ],
    ['more elements than a drawing has', svg('<g/>'.repeat(20_001))],
  ])('as damaged, or as two types at once: %s', async (_what, content) => {
    expect(await refusalOf(content)).toEqual([expect.stringMatching(/unreadable|type/), 415])
  })

  it.each([
    ['a picture from elsewhere', svg('<image href="https://elders.example/pixel.png"/>')],
    ['a drawing inside a picture', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
    ['a part from elsewhere', svg('<use href="//elders.example/a.svg#x"/>')],
    ['a fill from elsewhere', svg('<path style="fill:url(https://elders.example/a.svg#x)"/>')],
  ])('for external content: %s', async (_what, content) => {
    expect(await refusalOf(content)).toEqual(['active', 415])
  })

  it('for more pixels than a print needs, before it is unpacked', async () => {
    expect(await refusalOf(bomb(50_000, 50_000))).toEqual(['pixels', 413])
    expect(await refusalOf(svg('<path d="M0 0"/>', 'width="999999" height="999999"'))).toBeNull()
  })
})

/** A clamd that answers INSTREAM: reads lengths and chunks up to an empty one, then answers. */
function clamdThat(answer: (content: string) => string): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (data) => {
      received = Buffer.concat([received, data])
      let at = 'zINSTREAM\0'.length
      let content = ''
      while (at + 4 <= received.length) {
        const length = received.readUInt32BE(at)
        if (length === 0) return void socket.end(`${answer(content)}\0`)
        content += received.toString('latin1', at + 4, at + 4 + length)
        at += 4 + length
      }
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

describe('a virus scanner', () => {
  const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
  const scannerOf = (server: Server) => {
    const { port } = server.address() as { port: number }
    return clamd(new URL(`tcp://127.0.0.1:${port}`))
  }

  it('reads the whole file, and a file with a finding is refused', async () => {
    const server = await clamdThat((content) =>
      content.includes(EICAR) ? 'stream: Eicar-Test FOUND' : 'stream: OK',
    )
    const infected = Buffer.concat([
      pdf.subarray(0, 9),
      Buffer.from(`%${' '.repeat(200_000)}${EICAR}\n`),
      pdf.subarray(9),
    ])
    expect(await refusalOf(infected, ANYTHING, scannerOf(server))).toEqual(['virus', 415])
    expect((await accept(pdf, ANYTHING, scannerOf(server))).kind).toBe('pdf')
    server.close()
  })

  it('without an answer makes every file refused', async () => {
    const server = await clamdThat(() => 'INSTREAM size limit exceeded. ERROR')
    const scanner = scannerOf(server)
    await expect(accept(pdf, ANYTHING, scanner)).rejects.toThrow('size limit exceeded')
    await new Promise((resolve) => server.close(resolve))
    await expect(accept(pdf, ANYTHING, scanner)).rejects.toThrow('ECONNREFUSED')
  })
})
