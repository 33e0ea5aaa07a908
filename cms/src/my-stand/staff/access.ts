import { memberChange } from '@beursvloer/contract/my-stand/members'
import { ACTING_PAGE } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { isoOf } from '../../database/stored-time'
import { openActing } from '../../exhibitor-members/acting'
import {
  changeMember,
  currentMembers,
  inviteMember,
  isMemberRefusal,
} from '../../exhibitor-members/change-members'
import { exhibitorNames, type MemberRow, membersOf } from '../../exhibitor-members/membership'
import { readShape } from '../../http/read-shape'
import { siteAddress } from '../../mail/site-address'
import { REFUSAL_TEXTS } from './labels'
import type { ExhibitorAccess, StaffMember } from './views'

const memberOf = (row: MemberRow): StaffMember => {
  const { documentId, name, email, role, state, invitedBy } = row
  return { documentId, name, email, role, state, invitedBy, invitedAt: isoOf(row.invitedAt) }
}

/** Every exhibitor, drafts too, with its members. */
export async function accessOverview(strapi: Core.Strapi): Promise<ExhibitorAccess[]> {
  const exhibitors = await strapi.documents('api::exhibitor.exhibitor').findMany({
    locale: 'nl',
    status: 'draft',
    fields: ['name'],
    populate: { stands: { fields: ['number'] } },
    sort: 'name',
  } as never)
  const rows: MemberRow[] = await membersOf(strapi).findMany({
    where: { state: { $in: ['invited', 'active'] } },
    orderBy: { id: 'asc' },
  })
  const byExhibitor = Map.groupBy(rows, ({ exhibitorId }) => exhibitorId)
  return exhibitors.map((exhibitor) => {
    const { documentId, name, stands } = exhibitor as unknown as {
      documentId: string
      /** Null in a draft that was just begun. */
      name: string | null
      stands: readonly { readonly number: string }[]
    }
    const members = (byExhibitor.get(documentId) ?? []).map(memberOf)
    return { documentId, name: name ?? '', stands: stands.map(({ number }) => number), members }
  })
}

/**
 * Invites a member of an exhibitor, changes a role or withdraws access.
 * @throws ValidationError in Dutch for a refused change
 */
export async function changeAccess(
  strapi: Core.Strapi,
  exhibitor: string,
  body: unknown,
  by: string,
): Promise<StaffMember[]> {
  const asked = readShape(memberChange, body)
  const now = new Date()
  try {
    if (asked.change === 'invite') await inviteMember(strapi, exhibitor, asked, { by, now })
    else await changeMember(strapi, exhibitor, asked, { now, keepsManager: false })
  } catch (error) {
    if (!isMemberRefusal(error)) throw error
    throw new errors.ValidationError(REFUSAL_TEXTS[error.code])
  }
  return (await currentMembers(strapi, exhibitor)).map(memberOf)
}

/**
 * Lets a member of staff act for an exhibitor.
 * @returns the address that begins it, once
 * @throws NotFoundError in Dutch for a deleted exhibitor
 */
export async function actFor(
  strapi: Core.Strapi,
  exhibitor: string,
  by: string,
  now: Date,
): Promise<{ readonly url: string }> {
  if (!(await exhibitorNames(strapi, [exhibitor])).has(exhibitor))
    throw new errors.NotFoundError('Deze standhouder bestaat niet meer.')
  const code = await openActing(strapi, exhibitor, by, now)
  return { url: `${siteAddress(ACTING_PAGE, 'nl')}?${new URLSearchParams({ code })}` }
}
