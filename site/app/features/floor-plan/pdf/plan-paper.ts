import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { ACCESSIBLE_PDF, brandText, FONT_MODULES } from '@beursvloer/contract/printing/brand-text'
import PDFDocument from 'pdfkit'
import type { LocaleCode } from '~/i18n/locales.ts'

/** Where text and lines may be, in points from the top left of an A4 sheet. */
export type Sheet = ReturnType<typeof sheetOf>

/** Points kept free at the edge of a sheet. */
const MARGIN = 34

/** Ink and grey for printing; see styles/app.css. */
export const ink = '#030712'
export const grey = '#4b5563'
export const rule = '#d1d5db'

const { resolve } = createRequire(import.meta.url)

/** An empty document, tagged for screen readers. */
export function paper(about: {
  title: string
  author: string
  locale: LocaleCode
  wide: boolean
  /** Main colour of the fair. */
  colour: string
}) {
  const document = new PDFDocument({
    size: 'A4',
    layout: about.wide ? 'landscape' : 'portrait',
    margin: MARGIN,
    ...ACCESSIBLE_PDF,
    lang: about.locale,
    info: { Title: about.title, Author: about.author },
    font: resolve(FONT_MODULES['text-latin']),
  })
  const bottom = () => document.page.height - MARGIN
  const type = brandText(document, { resolve, bottom, ink })
  return Object.assign(document, { type, colour: about.colour })
}

export type Paper = ReturnType<typeof paper>

/** The part of the sheet within its margins. */
export const sheetOf = ({ page }: Paper) => ({
  left: MARGIN,
  top: MARGIN,
  width: page.width - 2 * MARGIN,
  height: page.height - 2 * MARGIN,
})

/** Draws content that screen readers skip. */
export function drawAsArtifact(document: Paper, draw: () => void): void {
  document.markContent('Artifact')
  draw()
  document.endMarkedContent()
}

/** The whole document as bytes, once all of it is drawn. */
export async function bytesOf(document: Paper): Promise<Uint8Array<ArrayBuffer>> {
  document.end()
  return new Uint8Array(await buffer(document))
}
