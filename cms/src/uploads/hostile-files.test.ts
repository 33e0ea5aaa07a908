import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import { afterAll, describe, expect, it } from 'vitest'
import { acceptFile } from './accept-file'
import { checkEps } from './check-eps'
import { cleanSvg } from './clean-svg'
import { fileName } from './file-name'
import { RejectedFile } from './rejected-file'
import { disarmedDrawings, hostileDrawings } from './testing/hostile-drawings'
import { hostilePdfs } from './testing/hostile-pdfs'
import { harmlessPostscript, hostilePostscript } from './testing/hostile-postscript'

const folder = mkdtempSync(path.join(tmpdir(), 'beursvloer-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ANYTHING = {
  kinds: ['pdf', 'png', 'jpeg', 'webp', 'svg', 'eps'],
  maxFiles: 1,
  maxKilobytes: 50_000,
} as const

function accept(content: Buffer) {
  const file = path.join(folder, 'incoming')
  writeFileSync(file, content)
  const bytes = content.length
  return acceptFile({ field: 'logo', name: 'logo', file, bytes, sha256: '' }, ANYTHING, null)
}

const all = [...hostilePdfs, ...hostileDrawings, ...hostilePostscript]

async function expectRefused(files: typeof all): Promise<void> {
  const passed: string[] = []
  for (const [what, content] of files) {
    const answer = await accept(content).catch((error: unknown) => error)
    if (!(answer instanceof RejectedFile)) passed.push(what)
  }
  expect(passed).toEqual([])
}

it(`${all.length} hostile files are refused with a message, each within a short time`, {
  tags: ['exhaustive'],
}, async () => {
  expect(all.length).toBeGreaterThanOrEqual(150)
  await expectRefused(all)
})

it('a fifth of the hostile files, some of each kind, are refused with a message', () =>
  expectRefused(all.filter((_, at) => at % 5 === 0)))

it.each(['<!]', '<![CDATA[', '<!--', '<?', '<a ', '&a;'])(
  'requests are answered while 20 kB of %s are read',
  async (part) => {
    const content = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg">${part.repeat(20_000 / part.length)}`,
    )
    const answers = new Promise((resolve) => setImmediate(() => resolve('answered')))
    const reading = cleanSvg(content).catch(() => 'refused')
    expect(await Promise.race([reading, answers])).toBe('answered')
    await reading
  },
)

describe('hostile content is removed', () => {
  it.each(disarmedDrawings)('%s', async (drawing) => {
    const { content } = await accept(Buffer.from(drawing))
    expect(content.toString()).not.toMatch(
      /elders|stylesheet|DOCTYPE|<(script|foreign|set|meta|link)|alert\(1\)"|xml:base|@/i,
    )
    expect(content.toString()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg/)
    if (drawing.includes('M0 0h9')) expect(content.toString()).toContain('M0 0h9')
  })

  it('between and before the objects of a PDF, and in its earlier versions', async () => {
    const hidden = '%<script>alert(1)</script>'
    const pdf = samplePdf({ objects: ['(geheim)'] })
    const later = pdf.replace('%%EOF\n', `${hidden}\n5 0 obj\n(openbaar)\nendobj\n%%EOF\n`)
    const { content } = await accept(Buffer.from(later, 'latin1'))
    expect(content.toString('latin1')).toMatch(/^%PDF-/)
    expect(content.toString('latin1')).not.toMatch(/script|geheim/)
  })
})

describe('harmless content is kept', () => {
  it.each(harmlessPostscript)('%s', async (program) => {
    expect((await accept(Buffer.from(program, 'latin1'))).kind).toBe('eps')
  })

  it.each([
    ['a place to open at', { catalogue: '/OpenAction [3 0 R /Fit]' }],
    ['the same as an action', { catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }],
    [
      'a link',
      {
        page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>]',
      },
    ],
    [
      'a link by reference',
      {
        page: '/Annots [<< /Subtype 5 0 R /Rect [0 0 9 9] /A << /S 6 0 R /URI 7 0 R >> >>]',
        objects: ['/Link', '/URI', '(https://a.example)'],
      },
    ],
    ['an address to put before links', { catalogue: '/URI << /Base (https://a.example/) >>' }],
    ['a resource called S', { page: '/Resources << /ColorSpace << /S [/Lab << >>] >> >>' }],
    ['fields', { catalogue: '/AcroForm << /Fields [<< /FT /Tx /T (naam) >>] >>' }],
  ])('a PDF with %s', async (_what, parts) => {
    expect((await accept(Buffer.from(samplePdf(parts), 'latin1'))).kind).toBe('pdf')
  })
})

describe('the name of a file', () => {
  it.each([
    ['Polis 2027.pdf', 'Polis 2027.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\fenna\\polis.PDF', 'polis.pdf'],
    ['polis\u202Efdp.exe', 'polisfdp.exe.pdf'],
    ['polis.html', 'polis.html.pdf'],
    ['a\r\nb\0c.pdf', 'abc.pdf'],
    ['con.pdf', '_con.pdf'],
    ['LPT1.tar.pdf', '_LPT1.tar.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['...', 'bestand.pdf'],
    ['', 'bestand.pdf'],
    ['a<b>:"c|?*.pdf', 'a_b___c___.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
    ['polis\u200B.pdf ', 'polis.pdf.pdf'],
  ])('%j is kept as %j', (given, kept) => {
    expect(fileName(given, 'pdf')).toBe(kept)
  })
})

/**
 * Fewest turns of the event loop meanwhile: thousands with a process of its own, none when the file
 * is read in this one.
 */
const MIN_TURNS = 20

it('a large EPS is read outside the event loop', async () => {
  const program = Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n${'/x '.repeat(1_000_000)}\n%%EOF\n`)
  let turns = 0
  let isRead = false
  const turn = () => {
    if (isRead) return
    turns += 1
    setImmediate(turn)
  }
  setImmediate(turn)
  await checkEps(program)
  isRead = true
  expect(turns).toBeGreaterThan(MIN_TURNS)
})
