import type { IncomingMessage } from 'node:http'
import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import { STAND_ENTRY_FORMS } from '@beursvloer/contract/forms/definitions/stand-entries'
import { standPresentation } from '@beursvloer/contract/forms/definitions/stand-presentation'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import type { PresentationValues, ProposalView } from '@beursvloer/contract/my-stand/proposal'
import {
  MAX_ENTRIES,
  MAX_STAND_PICTURES,
  PICTURE_MISSING,
  PROPOSAL_CHANGED,
  type ProposalState,
  TOO_MANY_ENTRIES,
} from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { isCertainlyRolledBack } from '../database/errors'
import { isoOrNull } from '../database/stored-time'
import type { MemberRow } from '../exhibitor-members/membership'
import { acceptForm } from '../forms/accept-form'
import { fileRuleAt } from '../forms/file-fields'
import { optionSources } from '../forms/option-sources'
import { storeForm } from '../forms/store-form'
import { HttpError } from '../http/http-error'
import { removeFiles, storeFile } from '../private-files/storage'
import { withLock } from '../transactions/with-lock'
import { FILE_KINDS } from '../uploads/file-kind'
import {
  changedInEntry,
  entryChanges,
  entryViews,
  liveEntries,
  type ProposedEntry,
  type ProposedFile,
} from './entries'
import { changedValues, exhibitorDraft, presentationOf } from './presentation'

export const PROPOSAL = 'api::exhibitor-proposal.exhibitor-proposal'

/** A proposal as the database has it; each exhibitor has one. */
export interface ProposalRow {
  readonly id: number
  readonly documentId: string
  readonly exhibitorId: string
  readonly state: ProposalState
  readonly version: number
  /** Only what differs from the content. */
  readonly values: PresentationValues
  readonly logoName: string | null
  readonly logoKind: FileKind | null
  /** Name of the file in private storage. */
  readonly logoStoredAs: string | null
  /** Null in rows from before there were entries. */
  readonly entries: readonly ProposedEntry[] | null
  /** What staff wrote. */
  readonly message: string | null
  /** Row id of the member who saved it last. */
  readonly member: number | null
  readonly savedBy: string | null
  readonly savedAt: string
  readonly submittedAt: string | null
}

export const proposalsOf = (strapi: Core.Strapi) => strapi.db.query(PROPOSAL)

export const NO_LOGO = { logoName: null, logoKind: null, logoStoredAs: null }

export const proposalOf = (strapi: Core.Strapi, exhibitorId: string): Promise<ProposalRow | null> =>
  proposalsOf(strapi).findOne({ where: { exhibitorId } })

/** Names of the fields that a proposal changes. */
export const changedFields = ({
  values,
  logoStoredAs,
  entries,
}: Pick<ProposalRow, 'values' | 'logoStoredAs' | 'entries'>): string[] => [
  ...Object.keys(values),
  ...(logoStoredAs ? ['logo'] : []),
  ...(entries ?? []).flatMap((entry) =>
    changedInEntry(entry).map((name) => entryField(entry.id, name)),
  ),
]

/** The name of a field of an entry among those of its proposal. */
export const entryField = (entry: string, field: string): string => `${entry}.${field}`

/** The proposed files, by the name of their field. */
export const proposedFiles = ({
  logoName,
  logoKind,
  logoStoredAs,
  entries,
}: Pick<ProposalRow, 'logoName' | 'logoKind' | 'logoStoredAs' | 'entries'>): ReadonlyMap<
  string,
  ProposedFile
> =>
  new Map([
    ...(logoName && logoKind && logoStoredAs
      ? [['logo', { name: logoName, kind: logoKind, storedAs: logoStoredAs }] as const]
      : []),
    ...(entries ?? []).flatMap(({ id, files }) =>
      Object.entries(files).map(([field, file]) => [entryField(id, field), file] as const),
    ),
  ])

type Files = Parameters<typeof proposedFiles>[0]

/** Names in storage of the files that a proposal had and has no more. */
export const goneFiles = (before: Files | null, after: Files): string[] => {
  const kept = new Set([...proposedFiles(after).values()].map(({ storedAs }) => storedAs))
  const had = before ? [...proposedFiles(before).values()] : []
  return had.map(({ storedAs }) => storedAs).filter((storedAs) => !kept.has(storedAs))
}

/** The presentation of an exhibitor with what is proposed. */
export async function proposalView(
  strapi: Core.Strapi,
  exhibitorId: string,
): Promise<ProposalView> {
  const current = presentationOf(await exhibitorDraft(strapi, exhibitorId))
  const row = await proposalOf(strapi, exhibitorId)
  return {
    version: row?.version ?? 0,
    state: row?.state ?? null,
    values: { ...current, ...row?.values },
    changed: row ? changedFields(row) : [],
    logo: row?.logoName ?? null,
    entries: await entryViews(strapi, exhibitorId, row?.entries ?? []),
    message: row?.message ?? null,
    savedBy: row?.savedBy ?? null,
    savedAt: isoOrNull(row?.savedAt ?? null),
  }
}

/** @throws HttpError 409 unless the proposal has a version */
export function assertVersion(row: ProposalRow | null, version: number): void {
  if ((row?.version ?? 0) !== version)
    throw new HttpError(409, 'Changed meanwhile', { code: PROPOSAL_CHANGED })
}

/**
 * Checks a form of a proposal, keeps its files and stores the changed row as a draft, also when it
 * was submitted before.
 * @throws HttpError 409 when another member saved meanwhile; others say why the form is refused
 */
const save = (
  strapi: Core.Strapi,
  { id: member, exhibitorId, name: savedBy }: MemberRow,
  form: FormDefinition,
  incoming: IncomingMessage,
  change: (
    row: ProposalRow | null,
    values: PresentationValues,
    files: Readonly<Record<string, ProposedFile>>,
  ) => Promise<Partial<ProposalRow>>,
): Promise<ProposalView> =>
  storeForm(strapi, form, incoming, async (request) => {
    const options = await optionSources(strapi, form)
    const accepted = await acceptForm(form, request, { options })
    const files: Record<string, ProposedFile> = {}
    for (const { field, name, kind, content } of accepted.files) {
      const storedAs = await storeFile(content, FILE_KINDS[kind].extension)
      files[field] = { name, kind, storedAs }
    }
    const values = Object.fromEntries(
      Object.entries(accepted.values).filter(([name]) => fileRuleAt(form, name) === undefined),
    ) as PresentationValues
    let gone: string[] = []
    try {
      gone = await withLock(strapi, 'records', async () => {
        const row = await proposalOf(strapi, exhibitorId)
        const data = {
          ...(await change(row, values, files)),
          ...{ state: 'draft', member, savedBy, savedAt: new Date(), submittedAt: null },
        }
        if (!row) {
          const made = { version: 0, values: {}, ...data, exhibitorId }
          await proposalsOf(strapi).create({ data: made })
          return []
        }
        await proposalsOf(strapi).update({ where: { id: row.id }, data })
        return goneFiles(row, { ...row, ...data })
      })
    } catch (error) {
      if (error instanceof HttpError || isCertainlyRolledBack(error))
        await removeFiles(Object.values(files).map(({ storedAs }) => storedAs))
      throw error
    }
    await removeFiles(gone)
    return proposalView(strapi, exhibitorId)
  })

/** Saves the presentation, which began with a version of the proposal. */
export const saveProposal = (
  strapi: Core.Strapi,
  member: MemberRow,
  incoming: IncomingMessage,
  version: number,
): Promise<ProposalView> =>
  save(strapi, member, standPresentation, incoming, async (row, values, { logo }) => {
    assertVersion(row, version)
    const current = presentationOf(await exhibitorDraft(strapi, member.exhibitorId))
    return {
      version: version + 1,
      values: changedValues({ ...current, ...values }, current),
      ...(logo && { logoName: logo.name, logoKind: logo.kind, logoStoredAs: logo.storedAs }),
    }
  })

/** Saves an entry, which began with a version of its own, so that others may change the rest. */
export const saveEntry = (
  strapi: Core.Strapi,
  member: MemberRow,
  incoming: IncomingMessage,
  { id, kind, version }: Pick<ProposedEntry, 'id' | 'kind' | 'version'>,
): Promise<ProposalView> =>
  save(strapi, member, STAND_ENTRY_FORMS[kind], incoming, async (row, values, files) => {
    const entries = row?.entries ?? []
    const known = entries.find((entry) => entry.id === id)
    const others = entries.filter((entry) => entry !== known)
    if ((known?.version ?? 0) !== version || (known && known.kind !== kind))
      throw new HttpError(409, 'Changed meanwhile', { code: PROPOSAL_CHANGED })
    if (others.length >= MAX_ENTRIES)
      throw new HttpError(409, 'Too many entries', { code: TOO_MANY_ENTRIES })
    const all = await liveEntries(strapi, member.exhibitorId, entries)
    const live = all.find((one) => one.id === id && one.kind === kind)
    if (kind === 'picture' && !live && !known) {
      if (!files.image) throw new HttpError(409, 'No picture', { code: PICTURE_MISSING })
      const pictures = [...all, ...entries.filter(({ isNew }) => isNew)]
      if (pictures.filter((one) => one.kind === 'picture').length >= MAX_STAND_PICTURES)
        throw new HttpError(409, 'Too many pictures', { code: TOO_MANY_ENTRIES })
    }
    const entry: ProposedEntry = {
      ...{ id, kind, isNew: !live, version: version + 1, values: entryChanges(values, live) },
      files: { ...known?.files, ...files },
    }
    const isEmpty = live && changedInEntry(entry).length === 0
    return { entries: isEmpty ? others : [...others, entry] }
  })
