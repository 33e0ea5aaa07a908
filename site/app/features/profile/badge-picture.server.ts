import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Drawing } from '@beursvloer/contract/house-style/forms'
import { MARKS, type Mark } from '@beursvloer/contract/house-style/marks'
import { type Palette, recolourDrawing } from '@beursvloer/contract/house-style/palette'
import { fallbackSets } from '@beursvloer/contract/printing/glyph-sets'
import { LOGO_SIZE } from '@beursvloer/contract/printing/logo-size'
import type { Font } from 'satori'
import type { LocaleCode } from '~/i18n/locales.ts'
import { fallbackFonts } from '~/shell/fallback-fonts.server.ts'
import { facadeSvg } from '~/ui/facade/facade-svg.ts'
import { badgeMessages } from './badge-messages.ts'
import type { BadgeView } from './profile-view.ts'

/** A6 in millimetres, and how many units of the drawing a millimetre has. */
const PAPER = { width: 105, height: 148 } as const
const UNITS = 8
const WIDTH = PAPER.width * UNITS
const HEIGHT = PAPER.height * UNITS
/** Dots per inch of the picture: the resolution of badge printers. */
const DPI = 300
const MM_PER_INCH = 25.4

const HEAD = 96
const LOGO = 56
const LOGO_WIDTH = (LOGO * LOGO_SIZE.width) / LOGO_SIZE.height
const CODE = 380
const STREET = 100
const MARGIN = 42
/** Sizes of the name, largest first, each with the longest word and name that fit. */
const NAME_SIZES = [
  { size: 104, word: 11, name: 24 },
  { size: 82, word: 14, name: 36 },
  { size: 60, word: 20, name: 60 },
] as const
const MIN_NAME_SIZE = 44

const DISPLAY = ['Bricolage, Bricolage ext', ...fallbackSets].join(', ')
const TEXT = ['Instrument, Instrument ext, Bricolage', ...fallbackSets].join(', ')

const { resolve } = createRequire(import.meta.url)
const face = async (name: string, weight: 600 | 800, family: string, subset: string) => {
  const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
  return { name, weight, data: await readFile(resolve(file)) }
}

let loaded: Promise<Font[]> | undefined
const fontsFor = async (text: string): Promise<Font[]> => {
  loaded ??= Promise.all([
    face('Bricolage', 800, 'bricolage-grotesque', 'latin'),
    face('Bricolage ext', 800, 'bricolage-grotesque', 'latin-ext'),
    face('Instrument', 600, 'instrument-sans', 'latin'),
    face('Instrument ext', 600, 'instrument-sans', 'latin-ext'),
  ])
  const more = [...(await fallbackFonts(text, 800)), ...(await fallbackFonts(text, 600))]
  return [...(await loaded), ...more]
}

/** Colours, mark and drawings of the fair. */
export interface BadgeLook {
  readonly palette: Palette
  readonly mark: Mark
  readonly drawing: Drawing
  /** For dark ground, in place of mark and name; null: those. */
  readonly logo: string | null
}

type Style = Readonly<Record<string, string | number>>
type Drawable = Parameters<typeof import('satori')['default']>[0]

/** An element as satori takes it. */
const box = (style: Style, ...children: unknown[]) =>
  ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  }) as unknown as Drawable

/** The size of a name: the largest at which it stays within its box. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length))
  const fits = NAME_SIZES.find((one) => longest <= one.word && name.length <= one.name)
  return fits?.size ?? MIN_NAME_SIZE
}

const fact = (label: string, values: readonly string[]) =>
  box(
    { flexDirection: 'column', height: CODE / 2, paddingLeft: 26 },
    box({ fontSize: 26, color: '#4b5563', marginTop: 22 }, label),
    ...values.map((value) =>
      box({ fontFamily: DISPLAY, fontWeight: 800, fontSize: 38, lineHeight: 1.15 }, value),
    ),
  )

/** All that is text, as satori lays it out. */
function layout(
  { kind, name, jobTitle, organisation, type, days, fair }: BadgeView,
  locale: LocaleCode,
  logo: string | null,
) {
  const t = badgeMessages[locale]
  const line = { fontSize: 38, lineHeight: 1.2, marginTop: 10 }
  return box(
    { width: WIDTH, height: HEIGHT, flexDirection: 'column', fontFamily: TEXT, color: '#030712' },
    box(
      {
        height: HEAD,
        padding: `0 ${MARGIN}px 0 ${MARGIN + 56}px`,
        alignItems: 'center',
        justifyContent: 'space-between',
        color: '#ffffff',
      },
      box({ fontFamily: DISPLAY, fontWeight: 800, fontSize: 40 }, logo ? '' : fair.name),
      box({ fontSize: 28 }, fair.when),
    ),
    box(
      {
        flexDirection: 'column',
        height: HEIGHT - HEAD - CODE - STREET,
        padding: `0 ${MARGIN}px`,
        overflow: 'hidden',
      },
      box(
        {
          fontFamily: DISPLAY,
          fontWeight: 800,
          fontSize: nameSize(name || t.noName),
          lineHeight: 0.98,
          letterSpacing: '-0.02em',
          wordBreak: 'break-word',
          margin: `${MARGIN}px 0 14px`,
        },
        name || t.noName,
      ),
      jobTitle && box(line, jobTitle),
      organisation && box(line, organisation),
    ),
    box(
      { height: CODE, marginLeft: CODE, flexDirection: 'column' },
      fact(t.kinds[kind], [type || '–']),
      fact(t.days, days.length > 0 ? days : [t.noDays]),
    ),
  )
}

/** The ground under the text: head, lines, code, street. */
function ground({ qr }: BadgeView, { mark, drawing, logo }: BadgeLook): string {
  const codeTop = HEIGHT - STREET - CODE
  const scale = CODE / qr.size
  const street = (facadeSvg('paper', 'social', 'badge', drawing) ?? '').replace(
    '<svg ',
    `<svg x="0" y="${HEIGHT - STREET}" preserveAspectRatio="xMidYMax slice" `,
  )
  const rule = 'stroke="#030712" stroke-width="2" fill="none"'
  return [
    `<path fill="#fff" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="#052e16" d="M0 0h${WIDTH}v${HEAD}H0z"/>`,
    logo
      ? `<image x="${MARGIN}" y="${(HEAD - LOGO) / 2}" width="${LOGO_WIDTH}" height="${LOGO}" href="${logo}"/>`
      : `<path fill="#22c55e" transform="translate(${MARGIN} 26) scale(1.45)" d="${MARKS[mark]}"/>`,
    `<path fill="#f9fafb" d="M0 ${HEIGHT - STREET}h${WIDTH}v${STREET}H0z"/>`,
    street
      .replace(/(<svg [^>]*?)width="\d+"/, `$1width="${WIDTH}"`)
      .replace(/(<svg [^>]*?)height="\d+"/, `$1height="${STREET}"`),
    `<path ${rule} d="M0 ${codeTop}h${WIDTH}M0 ${HEIGHT - STREET}h${WIDTH}M${CODE} ${codeTop}v${CODE}M${CODE} ${codeTop + CODE / 2}H${WIDTH}"/>`,
    `<path fill="#000" shape-rendering="crispEdges" transform="translate(0 ${codeTop}) scale(${scale})" d="${qr.path}"/>`,
  ].join('')
}

/** The badge as an SVG at its true size; its letters are shapes, so that it needs no fonts. */
export async function badgeSvg(
  badge: BadgeView,
  locale: LocaleCode,
  look: BadgeLook,
): Promise<string> {
  // Loaded with the first badge that is asked for: most processes never need it.
  const { default: satori } = await import('satori')
  const { name, jobTitle, organisation, type, days, fair } = badge
  const svg = await satori(layout(badge, locale, look.logo), {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fontsFor(
      [name, jobTitle, organisation, type, ...days, fair.name, fair.when].join(' '),
    ),
  })
  return svg
    .replace(/ width="\d+" height="\d+"/, ` width="${PAPER.width}mm" height="${PAPER.height}mm"`)
    .replace(/^<svg[^>]*>/, (open) => open + recolourDrawing(ground(badge, look), look.palette))
}

/** The same as PNG, to print at 300 dots per inch. */
export async function badgePng(
  badge: BadgeView,
  locale: LocaleCode,
  look: BadgeLook,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const svg = await badgeSvg(badge, locale, look)
  const width = Math.round((PAPER.width / MM_PER_INCH) * DPI)
  return sharp(Buffer.from(svg), { density: DPI })
    .resize({ width })
    .withMetadata({ density: DPI })
    .png()
    .toBuffer()
}
