import { csvFile } from '@beursvloer/contract/csv'
import type { Lead, LeadList } from '@beursvloer/contract/leads/calls'
import { INTEREST_STEPS } from '@beursvloer/contract/leads/terms'
import { workbookFile } from '@beursvloer/contract/workbook'
import type { LocaleCode } from '~/i18n/locales.ts'
import { timeOfDay, today } from '~/i18n/today.ts'
import { leadMessages } from './messages.ts'
import type { NoteChoices } from './note-fields.tsx'

/** The shared leads as a table. */
function tableOf(
  { leads, colleagues }: LeadList,
  products: NoteChoices['products'],
  locale: LocaleCode,
) {
  const t = leadMessages[locale]
  const momentOf = (instant: string) => {
    const at = new Date(instant)
    return `${today(at)} ${timeOfDay(at)}`
  }
  const nameIn = (known: readonly { id: string; name: string }[], id: string) =>
    known.find((one) => one.id === id)?.name ?? ''
  const rows = leads
    .filter(({ state }) => state === 'shared')
    .map(({ person, basis, ...lead }) => {
      const step = INTEREST_STEPS.find((one) => one === lead.interest)
      return [
        ...[person.name, person.organisation, person.jobTitle, person.email, person.phone],
        ...[momentOf(lead.scannedAt), lead.scannedBy, basis ? t.bases[basis] : ''],
        ...[lead.decidedAt ? momentOf(lead.decidedAt) : '', step ? t.interests[step] : ''],
        lead.products.map((id) => nameIn(products, id)).join('; '),
        lead.notes.map(({ text }) => text).join('\n'),
        ...[nameIn(colleagues, lead.followUpBy), lead.followUpOn, lead.answered ? t.yes : t.no],
      ]
    })
  return { heads: Object.values(t.heads), rows }
}

type Table = Parameters<typeof tableOf>

export function leadsCsv(...table: Table): string {
  const { heads, rows } = tableOf(...table)
  return csvFile([heads, ...rows])
}

export function leadsWorkbook(...table: Table): Promise<Buffer> {
  return workbookFile({ name: leadMessages[table[2]].listTitle, ...tableOf(...table) })
}

/** A value of a vCard (RFC 6350, 3.4). */
const escaped = (text: string): string =>
  text.replace(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** Longest line, in bytes (RFC 6350, 3.2). */
const MAX_LINE = 75

/** A line in portions that each fit, without cutting a letter. */
function folded(line: string): string {
  const parts = ['']
  for (const letter of line) {
    const part = parts.at(-1) ?? ''
    if (Buffer.byteLength(part + letter) > MAX_LINE - 1) parts.push(letter)
    else parts[parts.length - 1] = part + letter
  }
  return parts.join('\r\n ')
}

const cardOf = ({ id, person, notes }: Lead): string => {
  const { name, organisation, jobTitle, email, phone } = person
  const lines = [
    ...['BEGIN:VCARD', 'VERSION:4.0', `UID:${id}`, `FN:${escaped(name || organisation || email)}`],
    ...(organisation ? [`ORG:${escaped(organisation)}`] : []),
    ...(jobTitle ? [`TITLE:${escaped(jobTitle)}`] : []),
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(phone ? [`TEL;VALUE=uri:tel:${phone.replace(/[^+\d]/g, '')}`] : []),
    ...(notes.length > 0 ? [`NOTE:${escaped(notes.map(({ text }) => text).join('\n'))}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The shared leads as address cards (vCard 4.0). */
export const leadsVcard = ({ leads }: LeadList): string =>
  leads
    .filter(({ state }) => state === 'shared')
    .map(cardOf)
    .join('')
