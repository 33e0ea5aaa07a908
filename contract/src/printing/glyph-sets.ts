/**
 * Fonts for texts in documents and pictures, with the glyphs that each is used for: those of the
 * brand first, then Noto by script. A test of the CMS checks that each glyph is in its font.
 */
const SIGNS = {
  latin:
    /[\n\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/,
  raised: /[\u00a6\u00ac\u00b1-\u00b3\u00b5\u00b9\u00bc-\u00be\u2002\u2009\u2032\u2033\u2044]/,
  extended:
    /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0130\u0132\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u02c7\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3]/,
  vietnamese: /[\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef1\u1ef4-\u1ef9\u20ab]/,
  latinExtended:
    /[\u0108-\u024f\u0250-\u02ba\u02bc-\u02c5\u1e00-\u1e9f\u1efa-\u1eff\u2020\u20a0-\u20aa\u20ad-\u20c0\u2113]/,
  greek: /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff]/,
  greekExtended: /[\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f5f-\u1f7d]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  cyrillicExtended: /[\u0460-\u052f]/,
  arabic:
    /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufbc2\ufdf0-\ufdff\ufe70-\ufe74\ufe76-\ufefc\u2010\u2011]/,
  hebrew: /[\u0591-\u05c7\u05d0-\u05ea\u05ef-\u05f4\ufb1d-\ufb36]/,
  symbols:
    /[\u2015\u2021\u2190\u2192\u2194-\u2211\u2213-\u2300\u25a0-\u25cb\u2605\u2606\u2713\u2102\u2107\u210a-\u2112\u2115]/,
} as const

export type GlyphSet = keyof typeof SIGNS
/** Sets in the brand's own fonts; the others are `FALLBACKS`. */
type BrandSet = 'latin' | 'raised' | 'extended'

/** Package and cut of the fonts for glyphs that the brand's fonts lack. */
const FALLBACKS: Readonly<Record<Exclude<GlyphSet, BrandSet>, readonly [string, string]>> = {
  vietnamese: ['noto-sans', 'vietnamese'],
  latinExtended: ['noto-sans', 'latin-ext'],
  greek: ['noto-sans', 'greek'],
  greekExtended: ['noto-sans', 'greek-ext'],
  cyrillic: ['noto-sans', 'cyrillic'],
  cyrillicExtended: ['noto-sans', 'cyrillic-ext'],
  arabic: ['noto-sans-arabic', 'arabic'],
  hebrew: ['noto-sans-hebrew', 'hebrew'],
  symbols: ['noto-sans-math', 'latin'],
}

export type FallbackSet = keyof typeof FALLBACKS

export const fallbackSets = Object.keys(FALLBACKS) as readonly FallbackSet[]

/** The module with the font of a set, in the weight nearest to the requested one. */
export function fallbackFont(set: FallbackSet, weight: 400 | 500 | 600 | 700 | 800): string {
  const [family, cut] = FALLBACKS[set]
  return `@fontsource/${family}/files/${family}-${cut}-${set === 'symbols' ? 400 : weight}-normal.woff`
}

const sets = Object.entries(SIGNS) as [GlyphSet, RegExp][]
const setOf = (sign: string): GlyphSet | undefined =>
  sets.find(([, signs]) => signs.test(sign))?.[0]

/** A part of a text in one font. */
export interface Run {
  readonly piece: string
  readonly set: GlyphSet
}

/** A text in pieces of one font each; a sign that none has is written as its number in Unicode. */
export function runsOf(text: string): readonly Run[] {
  const runs: { piece: string; set: GlyphSet }[] = []
  for (const sign of text.normalize('NFC').replaceAll('\u00ad', '')) {
    const known = setOf(sign)
    const set = known ?? 'latin'
    const piece = known
      ? sign
      : /\s/.test(sign)
        ? ' '
        : `[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`
    const last = runs.at(-1)
    if (last?.set === set) last.piece += piece
    else runs.push({ piece, set })
  }
  return runs
}

/** The fallback fonts that a text needs. */
export const fallbacksOf = (text: string): readonly FallbackSet[] => {
  const used = new Set(runsOf(text).map(({ set }) => set))
  return fallbackSets.filter((set) => used.has(set))
}

/** The signs of a text that no font has, each once. */
export const signsWithoutFont = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFC')
      .match(/\S/gu)
      ?.filter((sign) => !setOf(sign)),
  ),
]
