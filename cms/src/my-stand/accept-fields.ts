import { SOCIAL_PLATFORMS } from '@beursvloer/contract/content/social-platforms'
import type { Core } from '@strapi/strapi'
import { standSettings } from '../fair/stand-settings'
import { contentOf } from '../private-files/storage'
import { addToLibrary } from '../uploads/add-to-library'
import { changedInEntry, type ProposedEntry, publishEntry } from './entries'
import { exhibitorDraft, publishPresentation } from './presentation'
import { changedFields, entryField, NO_LOGO, type ProposalRow } from './proposals'

/** Fields that the settings of forms may let through without a review, by setting. */
const WITHOUT_REVIEW = {
  contactWithoutReview: ['contactName', 'contactEmail', 'contactPhone'],
  linksWithoutReview: ['website', ...SOCIAL_PLATFORMS],
} as const

/** The fields of proposals that need no review. */
export async function fieldsWithoutReview(strapi: Core.Strapi): Promise<readonly string[]> {
  const settings = await standSettings(strapi)
  return (['contactWithoutReview', 'linksWithoutReview'] as const).flatMap((name) =>
    settings[name] ? [...WITHOUT_REVIEW[name]] : [],
  )
}

/** What is left of a proposal after some of its fields were accepted. */
type Rest = Pick<ProposalRow, 'values' | 'entries' | 'logoName' | 'logoKind' | 'logoStoredAs'>

/**
 * Publishes the accepted fields of each entry.
 * @returns what is left of them
 */
async function publishEntries(
  strapi: Core.Strapi,
  { exhibitorId, entries }: ProposalRow,
  names: readonly string[],
): Promise<ProposedEntry[]> {
  const left: ProposedEntry[] = []
  for (const entry of entries ?? []) {
    const part = (isAccepted: boolean): ProposedEntry => {
      const fields = <T>(all: Readonly<Record<string, T>>) =>
        Object.fromEntries(
          Object.entries(all).filter(
            ([name]) => names.includes(entryField(entry.id, name)) === isAccepted,
          ),
        )
      return { ...entry, values: fields(entry.values), files: fields(entry.files) }
    }
    const [accepted, rest] = [part(true), part(false)]
    const id =
      changedInEntry(accepted).length > 0
        ? await publishEntry(strapi, exhibitorId, accepted)
        : entry.id
    if (changedInEntry(rest).length > 0)
      left.push({ ...rest, id, isNew: entry.isNew && id === entry.id })
  }
  return left
}

/**
 * Publishes fields of a proposal, in the transaction of the caller.
 * @returns what is left of it; the caller removes the files that it had after the commit
 * @throws ValidationError in Dutch when the rules of content refuse it
 */
export async function publishFields(
  strapi: Core.Strapi,
  row: ProposalRow,
  names: readonly string[],
): Promise<Rest> {
  const { exhibitorId, values, logoName, logoKind, logoStoredAs } = row
  const isAccepted = ([name]: [string, unknown]) => names.includes(name)
  const exhibitor = await exhibitorDraft(strapi, exhibitorId)
  const content = names.includes('logo') && logoStoredAs && (await contentOf(logoStoredAs))
  const logo =
    content && logoName && logoKind
      ? await addToLibrary(strapi, { name: logoName, kind: logoKind, content }, exhibitor.name)
      : null
  const entries = Object.entries(values)
  const accepted = Object.fromEntries(entries.filter(isAccepted))
  if (changedFields({ ...row, entries: [] }).some((name) => names.includes(name)))
    await publishPresentation(strapi, exhibitor, { values: accepted, logo })
  return {
    entries: await publishEntries(strapi, row, names),
    values: Object.fromEntries(entries.filter((entry) => !isAccepted(entry))),
    ...(logo === null ? { logoName, logoKind, logoStoredAs } : NO_LOGO),
  }
}
