/** A one-page PDF, written by hand: title, some lines, and a house drawn in lines. */

const A4 = [595, 842] as const

const EXAMPLE = [
  'Voorbeeldbrochure bij de demobeurs Dakwaarts 2027.',
  'Dit bestand toont hoe een download op de site staat;',
  'een redacteur vervangt het door een echte brochure.',
]

/** The facts of the fair, for the press. */
export const PRESS_KIT = [
  'De beurs voor woningbouw en verduurzaming, om de twee jaar.',
  'Woensdag 17 maart 2027, 09:30 tot 17:30 uur',
  'Donderdag 18 maart 2027, 09:30 tot 17:00 uur',
  'Expohal De Kade, Kade 1, Meerhaven',
  '',
  '90 standhouders in twee hallen, Hal 1 Nieuw en Hal 2 Bestaand, en 6 paviljoens',
  '40 sprekers van corporaties, overheden, bouwers en kennisinstellingen',
  '60 onderdelen van het programma: 14 lezingen, 26 kennissessies, 12 tours,',
  '6 debatten, een opening en een borrel',
  '',
  'Pers: Lieke Zandvliet, +31 10 000 00 05, pers@dakwaarts.example',
  'Dakwaarts is een verzonnen beurs.',
]

/** Text for a PDF string in WinAnsi encoding. */
const escaped = (text: string) =>
  text.replace(/[\\()]/g, (character) => `\\${character}`).replace(/[^\x20-\xff]/g, '-')

const HOUSE =
  '120 120 m 120 320 l 297 470 l 475 320 l 475 120 l s 260 120 m 260 240 l 335 240 l 335 120 l S 160 250 m 220 250 l 220 310 l 160 310 l s 375 250 m 435 250 l 435 310 l 375 310 l s'

/**
 * The bytes of a valid PDF of one page.
 * @param title heading on the page and title of the document
 * @param text lines under it
 */
export function brochure(title: string, text: readonly string[] = EXAMPLE): Buffer {
  const lines = text.map((text) => `(${escaped(text)}) Tj T*`).join(' ')
  const content = `0.08 0.5 0.24 RG 2 w ${HOUSE} BT /F1 26 Tf 60 760 Td (${escaped(title)}) Tj ET BT /F2 12 Tf 18 TL 60 720 Td ${lines} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl-NL) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.join(' ')}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(body, 'latin1')
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}
