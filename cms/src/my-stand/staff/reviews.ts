import type { Option } from '@beursvloer/contract/forms/definition'
import { STAND_ENTRY_FORMS } from '@beursvloer/contract/forms/definitions/stand-entries'
import { standPresentation } from '@beursvloer/contract/forms/definitions/stand-presentation'
import { isField, partsOf } from '@beursvloer/contract/forms/parts'
import { REMOVED } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { isoOf, isoOrNull } from '../../database/stored-time'
import { exhibitorNames, type MemberRow, membersOf } from '../../exhibitor-members/membership'
import { optionSources } from '../../forms/option-sources'
import { readShape } from '../../http/read-shape'
import { queueMail } from '../../mail/outbox'
import { removeFiles } from '../../private-files/storage'
import { withLock } from '../../transactions/with-lock'
import { publishFields } from '../accept-fields'
import { changedInEntry, liveEntries } from '../entries'
import { exhibitorDraft, presentationOf } from '../presentation'
import { changedFields, entryField, goneFiles, type ProposalRow, proposalsOf } from '../proposals'
import { reviewMail } from '../review-mail'
import type { ProposalInQueue, ProposalReview } from './views'

/** The proposals that wait for a review, the oldest first. */
export async function reviewQueue(strapi: Core.Strapi): Promise<ProposalInQueue[]> {
  const rows: ProposalRow[] = await proposalsOf(strapi).findMany({
    where: { state: 'submitted' },
    orderBy: { submittedAt: 'asc' },
  })
  const names = await exhibitorNames(
    strapi,
    rows.map(({ exhibitorId }) => exhibitorId),
  )
  return rows.flatMap((row) => {
    const exhibitor = names.get(row.exhibitorId)
    if (exhibitor === undefined) return []
    return {
      documentId: row.documentId,
      exhibitor,
      submittedAt: isoOf(row.submittedAt ?? row.savedAt),
      by: row.savedBy ?? '',
      changes: changedFields(row).length,
    }
  })
}

/** @throws NotFoundError in Dutch unless it waits for a review */
export async function submittedProposal(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ProposalRow> {
  const row: ProposalRow | null = await proposalsOf(strapi).findOne({
    where: { documentId, state: 'submitted' },
  })
  if (row) return row
  throw new errors.NotFoundError('Dit voorstel is intussen teruggenomen of behandeld.')
}

const FIELDS = partsOf(standPresentation).flatMap((part) =>
  'fields' in part ? [] : [[part.name, part.label.nl] as const],
)

/** A submitted proposal, field by field beside what there is. */
export async function proposalReview(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ProposalReview> {
  const row = await submittedProposal(strapi, documentId)
  const exhibitor = await exhibitorDraft(strapi, row.exhibitorId)
  const current = presentationOf(exhibitor)
  const { themes = [] } = await optionSources(strapi, standPresentation)
  const textOf = (name: string, value: string | string[] | undefined) =>
    name === 'themes' ? themeNames(themes, [value ?? []].flat()) : [value ?? ''].flat().join(', ')
  const changed = changedFields(row)
  return {
    version: row.version,
    exhibitor: exhibitor.name,
    exhibitorId: row.exhibitorId,
    by: row.savedBy ?? '',
    submittedAt: isoOrNull(row.submittedAt),
    fields: [
      ...FIELDS.filter(([name]) => changed.includes(name)).map(([name, label]) =>
        name === 'logo'
          ? {
              ...{ name, label: 'Logo', isFile: true, isPicture: true },
              ...{ before: exhibitor.logo?.name ?? '', after: row.logoName ?? '' },
              beforeUrl: exhibitor.logo?.url,
            }
          : {
              ...{ name, label, lang: languageOf(name), isFile: false },
              before: textOf(name, current[name]),
              after: textOf(name, row.values[name]),
            },
      ),
      ...(await entryFields(strapi, row)),
    ],
  }
}

const languageOf = (name: string) => (name.endsWith('En') ? ('en' as const) : ('nl' as const))

/** The changed fields of the entries of a proposal, each under what it is of. */
async function entryFields(
  strapi: Core.Strapi,
  { exhibitorId, entries }: ProposalRow,
): Promise<ProposalReview['fields']> {
  if (!entries || entries.length === 0) return []
  const live = await liveEntries(strapi, exhibitorId, entries)
  return entries.flatMap((entry): ProposalReview['fields'] => {
    const form = STAND_ENTRY_FORMS[entry.kind]
    const { values: current, files: currentFiles } = live.find(({ id }) => id === entry.id) ?? {}
    const { name, titleNl, altNl } = { ...current, ...entry.values }
    const group = `${form.title.nl} ‘${name ?? titleNl ?? altNl}’${entry.isNew ? ' (nieuw)' : ''}`
    const changed = changedInEntry(entry)
    if (changed.includes(REMOVED)) {
      const field = { name: entryField(entry.id, REMOVED), label: 'Verwijdering', group }
      const picture = { isPicture: true, beforeUrl: currentFiles?.image?.url }
      return [{ ...field, ...picture, isFile: false, before: 'Op de site', after: 'Van de site' }]
    }
    return partsOf(form)
      .filter(isField)
      .filter(({ name: field }) => changed.includes(field))
      .map((field) => {
        const { options } = field
        const textOf = (value: string | readonly string[] | undefined) =>
          [value ?? '']
            .flat()
            .map((one) =>
              typeof options === 'object'
                ? (options.find((option) => option.value === one)?.label.nl ?? one)
                : one,
            )
            .join('; ')
        const file = entry.files[field.name]
        const about = { name: entryField(entry.id, field.name), label: field.label.nl, group }
        if (file) {
          const before = currentFiles?.[field.name]
          return {
            ...{ ...about, isFile: true, isPicture: file.kind !== 'pdf' },
            ...{ before: before?.name ?? '', beforeUrl: before?.url, after: file.name },
          }
        }
        return {
          ...{ ...about, isFile: false, lang: languageOf(field.name) },
          before: textOf(current?.[field.name]),
          after: textOf(entry.values[field.name]),
        }
      })
  })
}

const themeNames = (themes: readonly Option[], slugs: readonly string[]): string =>
  slugs.map((slug) => themes.find(({ value }) => value === slug)?.label.nl ?? slug).join(', ')

/** More than all fields of a proposal with its most entries. */
const MAX_FIELDS = 500

const reviewShape = z.strictObject({
  version: z.int(),
  /** Names of the accepted fields. */
  accept: z.array(z.string().max(100)).max(MAX_FIELDS),
  message: z.string().trim().max(1000),
})

/**
 * Mails the result to the member who saved the proposal, or to the managers when that account is
 * deleted.
 */
async function mailResult(
  strapi: Core.Strapi,
  row: ProposalRow,
  result: { readonly accepted: number; readonly left: number; readonly message: string },
  now: Date,
): Promise<void> {
  const members: MemberRow[] = await membersOf(strapi).findMany({
    where: { exhibitorId: row.exhibitorId, state: 'active' },
  })
  const author = members.filter(({ id }) => id === row.member)
  const readers = author.length > 0 ? author : members.filter(({ role }) => role === 'manager')
  const exhibitor = (await exhibitorNames(strapi, [row.exhibitorId])).get(row.exhibitorId) ?? ''
  for (const { email, language } of readers) {
    const content = reviewMail(language, { ...result, exhibitor, exhibitorId: row.exhibitorId })
    await queueMail(strapi, { purpose: 'stand-review', to: email, content }, now)
  }
}

/**
 * Accepts fields of a proposal, which are published, and sends the others back with a message.
 * @throws ValidationError in Dutch when it changed meanwhile, the message lacks, or the rules of
 *   content refuse it
 */
export async function reviewProposal(
  strapi: Core.Strapi,
  documentId: string,
  body: unknown,
  now: Date,
): Promise<void> {
  const { version, accept, message } = readShape(reviewShape, body)
  const removed = await withLock(strapi, 'content', () =>
    withLock(strapi, 'records', async () => {
      const row = await submittedProposal(strapi, documentId)
      if (row.version !== version)
        throw new errors.ValidationError('Dit voorstel is intussen gewijzigd. Bekijk het opnieuw.')
      const names = changedFields(row).filter((name) => accept.includes(name))
      const left = changedFields(row).length - names.length
      if (left > 0 && !message)
        throw new errors.ValidationError('Schrijf in één zin wat er anders moet.')
      const rest = names.length > 0 ? await publishFields(strapi, row, names) : row
      await proposalsOf(strapi).update({
        where: { id: row.id },
        data: {
          ...{ values: rest.values, logoName: rest.logoName, logoKind: rest.logoKind },
          ...{ logoStoredAs: rest.logoStoredAs, entries: rest.entries, version: row.version + 1 },
          ...{ state: left > 0 ? 'returned' : 'accepted', message: left > 0 ? message : null },
        },
      })
      await mailResult(strapi, row, { accepted: names.length, left, message }, now)
      return goneFiles(row, rest)
    }),
  )
  await removeFiles(removed)
}
