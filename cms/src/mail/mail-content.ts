import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Mark } from '@beursvloer/contract/house-style/marks'
import { type HouseColours, paletteOf } from '@beursvloer/contract/house-style/palette'
import { addressLine, type Fair, whenAndWhere } from '../fair/fair'

/** A table of a mail: answers of a form, or facts. */
export interface MailSection {
  /** May be empty. */
  readonly title: string
  readonly answers: readonly { readonly label: string; readonly text: string }[]
}

/** The content of a mail, before it is set as HTML and as text. No field holds HTML. */
export interface MailContent {
  readonly language: FormLanguage
  readonly subject: string
  /** The heading; by default the subject. */
  readonly title?: string
  /** Set like a dimension in a drawing: a reference. */
  readonly reference?: string | null
  readonly paragraphs: readonly string[]
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string }
  /** A secondary link. */
  readonly alternative?: { readonly label: string; readonly url: string }
  /** After the action. */
  readonly remarks?: readonly string[]
  readonly sections?: readonly MailSection[]
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

/** A mail in the language of its reader. */
export const mailIn = (
  language: FormLanguage,
  words: Readonly<Record<FormLanguage, Omit<MailContent, 'language'>>>,
): MailContent => ({ language, ...words[language] })

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? '',
  )
const withBreaks = (text: string): string => escaped(text).replaceAll('\n', '<br>')

/** Tokens of the house style; mail programs do not support CSS variables. */
const INK = '#030712'
const GREY = '#4b5563'
const RULE = '#d1d5db'
/** The mark of the fair as a letter: mails show no drawings. */
const MARKS = { roof: '&#8963;', square: '&#9635;' } as const satisfies Record<Mark, string>
const FONT = "font-family:'Instrument Sans',Inter,'Helvetica Neue',Arial,sans-serif"
const DISPLAY =
  "font-family:'Bricolage Grotesque','Instrument Sans','Helvetica Neue',Arial,sans-serif"
const TEXT = `${FONT};font-size:17px;line-height:1.6;color:${INK}`
const SMALL = `${FONT};font-size:14px;line-height:1.6;color:${GREY}`

const row = (content: string, style: string): string =>
  `<tr><td style="${style}">${content}</td></tr>`

const paragraph = (text: string): string =>
  `<p style="${TEXT};margin:0 0 16px">${withBreaks(text)}</p>`

/** A reference between the ticks of a dimension line. */
const dimension = (label: string, reference: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>` +
  `<td style="border-left:1px solid ${INK};border-right:1px solid ${INK};padding:0 16px">` +
  `<div style="${SMALL};border-bottom:1px solid ${INK}">${escaped(label)}</div>` +
  `<div style="${FONT};font-size:20px;font-weight:700;color:${INK};font-variant-numeric:tabular-nums;padding-top:4px">${escaped(reference)}</div>` +
  `</td></tr></table>`

const button = ({ label, url }: NonNullable<MailContent['action']>, colour: string): string =>
  `<p style="margin:8px 0 24px"><a href="${escaped(url)}" style="${FONT};font-size:17px;font-weight:600;color:#ffffff;background:${colour};padding:12px 20px;text-decoration:none;display:inline-block">${escaped(label)}</a></p>`

const link = ({ label, url }: NonNullable<MailContent['alternative']>, colour: string): string =>
  `<p style="${TEXT};margin:0 0 16px"><a href="${escaped(url)}" style="color:${colour}">${escaped(label)}</a></p>`

const table = ({ title, answers }: MailSection): string => {
  const rows = answers.map(
    ({ label, text }) =>
      `<tr><th scope="row" align="left" valign="top" style="${SMALL};font-weight:400;width:38%;padding:8px 16px 8px 0;border-top:1px solid ${RULE}">${escaped(label)}</th>` +
      `<td valign="top" style="${FONT};font-size:15px;line-height:1.6;color:${INK};word-break:break-word;padding:8px 0;border-top:1px solid ${RULE}">${withBreaks(text)}</td></tr>`,
  )
  const heading = title
    ? `<h2 style="${DISPLAY};font-size:19px;line-height:1.3;color:${INK};margin:24px 0 8px">${escaped(title)}</h2>`
    : ''
  return `${heading}<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;border-bottom:1px solid ${RULE};margin:0 0 16px">${rows.join('')}</table>`
}

const REFERENCE = { nl: 'Kenmerk', en: 'Reference' } as const

/** The sender, as a line of text. */
const senderOf = (fair: Fair): string =>
  [fair.organisation, addressLine(fair), fair.email].filter(Boolean).join('\u00a0· ')

/** The colour of buttons and links by the colours of a fair: computing it takes as long as the rest of a mail. */
const primaries = new WeakMap<HouseColours, string>()

function primaryOf({ colours }: Fair): string {
  const primary = primaries.get(colours) ?? paletteOf(colours).token('primary', 'light')
  primaries.set(colours, primary)
  return primary
}

/** Identifies the logo in the message, of which it is a part. */
export const LOGO_ID = 'logo'

/** The logo, or mark and name. */
const headOf = (fair: Fair, primary: string): string =>
  fair.logo
    ? `<img src="cid:${LOGO_ID}" width="240" height="40" alt="${escaped(fair.name)}" style="display:block;border:0;margin:0 0 8px;${DISPLAY};font-size:19px;font-weight:700;color:${INK}">`
    : `<span style="color:${primary};font-weight:700" aria-hidden="true">${MARKS[fair.mark]}</span> <strong style="${DISPLAY};font-size:19px;color:${INK}">${escaped(fair.name)}</strong>`

/** The mail as HTML that loads nothing: no fonts or styles, and of pictures the logo that it brings along. */
export function mailAsHtml(content: MailContent, fair: Fair): string {
  const { language, subject, title = subject, reference, paragraphs } = content
  const { action, alternative, remarks = [] } = content
  const filled = filledSections(content)
  const primary = primaryOf(fair)
  const body = [
    `<h1 style="${DISPLAY};font-size:30px;line-height:1.15;letter-spacing:-0.02em;color:${INK};margin:0 0 16px">${escaped(title)}</h1>`,
    reference ? dimension(REFERENCE[language], reference) : '',
    ...paragraphs.map(paragraph),
    action ? button(action, primary) : '',
    alternative ? link(alternative, primary) : '',
    ...remarks.map(paragraph),
    ...filled.map(table),
  ].join('\n')
  const leave =
    content.unsubscribe &&
    `<br><a href="${escaped(content.unsubscribe.url)}" style="color:${GREY}">${escaped(content.unsubscribe.label)}</a>`
  const when = whenAndWhere(fair, language)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f9fafb">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${INK}">
${row(
  `${headOf(fair, primary)}${when ? `${fair.logo ? '' : '<br>'}${escaped(when)}` : ''}`,
  `${SMALL};padding:16px 24px;border-bottom:1px solid ${INK}`,
)}
${row(body, 'padding:32px 24px 16px')}
${row(`${escaped(senderOf(fair))}${leave ?? ''}`, `${SMALL};padding:16px 24px;border-top:1px solid ${INK}`)}
</table>
</td></tr></table>
</body>
</html>
`
}

/** The mail as plain text, with the same words. */
export function mailAsText(content: MailContent, fair: Fair): string {
  const { language, subject, title = subject, reference, paragraphs } = content
  const { action, alternative, remarks = [], unsubscribe } = content
  const tables = filledSections(content).map(({ title: heading, answers }) =>
    [
      ...(heading ? [heading, '-'.repeat(heading.length)] : []),
      ...answers.map(({ label, text }) => `${label}: ${text}`),
    ].join('\n'),
  )
  const blocks = [
    `${title}\n${'='.repeat(title.length)}`,
    reference ? `${REFERENCE[language]}: ${reference}` : '',
    ...paragraphs,
    ...[action, alternative].map((way) => (way ? `${way.label}:\n${way.url}` : '')),
    ...remarks,
    ...tables,
    ['-- ', [fair.name, whenAndWhere(fair, language)].filter(Boolean).join(', '), senderOf(fair)]
      .filter(Boolean)
      .join('\n'),
    unsubscribe ? `${unsubscribe.label}: ${unsubscribe.url}` : '',
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** The sections without empty ones. */
const filledSections = ({ sections = [] }: MailContent): readonly MailSection[] =>
  sections
    .map(({ title, answers }) => ({ title, answers: answers.filter(({ text }) => text !== '') }))
    .filter(({ answers }) => answers.length > 0)
