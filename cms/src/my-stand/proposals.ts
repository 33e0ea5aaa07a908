import type { IncomingMessage } from 'node:http'
import { standPresentation } from '@beursvloer/contract/forms/definitions/stand-presentation'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import {
  PROPOSAL_CHANGED,
  type PresentationValues,
  type ProposalState,
  type ProposalView,
} from '@beursvloer/contract/my-stand/proposal'
import type { Core } from '@strapi/strapi'
import { isCertainlyRolledBack } from '../database/errors'
import { isoOrNull } from '../database/stored-time'
import type { MemberRow } from '../exhibitor-members/membership'
import { acceptForm } from '../forms/accept-form'
import { optionSources } from '../forms/option-sources'
import { storeForm } from '../forms/store-form'
import { HttpError } from '../http/http-error'
import { removeFiles, storeFile } from '../private-files/storage'
import { withLock } from '../transactions/with-lock'
import { FILE_KINDS } from '../uploads/file-kind'
import { changedValues, exhibitorDraft, presentationOf } from './presentation'

const PROPOSAL = 'api::exhibitor-proposal.exhibitor-proposal'

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
}: Pick<ProposalRow, 'values' | 'logoStoredAs'>): string[] => [
  ...Object.keys(values),
  ...(logoStoredAs ? ['logo'] : []),
]

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
 * Saves a proposal as a draft; one that was submitted is so no more.
 * @throws HttpError 409 when somebody saved since the version that this one began with; others say
 *   why the form is refused
 */
export const saveProposal = (
  strapi: Core.Strapi,
  { id: member, exhibitorId, name: savedBy }: MemberRow,
  incoming: IncomingMessage,
  version: number,
): Promise<ProposalView> =>
  storeForm(strapi, standPresentation, incoming, async (request) => {
    const options = await optionSources(strapi, standPresentation)
    const { values, files } = await acceptForm(standPresentation, request, { options })
    const [file] = files
    const storedAs = file && (await storeFile(file.content, FILE_KINDS[file.kind].extension))
    let replaced: string | null = null
    try {
      replaced = await withLock(strapi, 'records', async () => {
        const row = await proposalOf(strapi, exhibitorId)
        assertVersion(row, version)
        const current = presentationOf(await exhibitorDraft(strapi, exhibitorId))
        const { logo: _, ...texts } = values
        const data = {
          values: changedValues({ ...current, ...texts } as PresentationValues, current),
          ...{ state: 'draft', version: version + 1, member, savedBy, savedAt: new Date() },
          submittedAt: null,
          ...(storedAs && { logoName: file.name, logoKind: file.kind, logoStoredAs: storedAs }),
        }
        if (row) await proposalsOf(strapi).update({ where: { id: row.id }, data })
        else await proposalsOf(strapi).create({ data: { ...data, exhibitorId } })
        return storedAs ? (row?.logoStoredAs ?? null) : null
      })
    } catch (error) {
      if (storedAs && (error instanceof HttpError || isCertainlyRolledBack(error)))
        await removeFiles([storedAs])
      throw error
    }
    if (replaced) await removeFiles([replaced])
    return proposalView(strapi, exhibitorId)
  })
