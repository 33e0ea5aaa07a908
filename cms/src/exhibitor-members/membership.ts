import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { OwnStand } from '@beursvloer/contract/my-stand/members'
import {
  isRoleAtLeast,
  type MemberRole,
  type MemberState,
} from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { isoOf, isoOrNull } from '../database/stored-time'
import { HttpError } from '../http/http-error'
import { deleteWhere } from '../transactions/delete-where'

const MEMBER = 'api::exhibitor-member.exhibitor-member'

/** A member as the database has it. */
export interface MemberRow {
  readonly id: number
  readonly documentId: string
  /** Document id: each publication of an exhibitor has another row id. */
  readonly exhibitorId: string
  /** Row id of the account; null until the invitation is accepted. */
  readonly account: number | null
  /** In lower case. */
  readonly email: string
  readonly name: string
  readonly role: MemberRole
  readonly state: MemberState
  readonly language: FormLanguage
  /** Name of the member of staff, or of the manager. */
  readonly invitedBy: string
  readonly invitedAt: string
  readonly acceptedAt: string | null
  readonly withdrawnAt: string | null
  /** Whether visitors can choose them for a meeting. */
  readonly meetsVisitors: boolean | null
  readonly tokenHash: string | null
  readonly tokenUntil: string | null
}

export const membersOf = (strapi: Core.Strapi) => strapi.db.query(MEMBER)

/** Exhibitors by document id, drafts too, with their Dutch names. */
export async function exhibitorNames(
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found: { documentId: string; name: string | null }[] = await strapi.db
    .query('api::exhibitor.exhibitor')
    .findMany({
      select: ['documentId', 'name'],
      where: { documentId: { $in: [...ids] }, locale: 'nl', publishedAt: null },
    })
  return new Map(found.map(({ documentId, name }) => [documentId, name ?? '']))
}

/** The exhibitors that an account acts for, by name. */
export async function memberships(strapi: Core.Strapi, account: number): Promise<OwnStand[]> {
  const rows: MemberRow[] = await membersOf(strapi).findMany({
    where: { account, state: 'active' },
  })
  if (rows.length === 0) return []
  const names = await exhibitorNames(
    strapi,
    rows.map(({ exhibitorId }) => exhibitorId),
  )
  return rows
    .flatMap(({ exhibitorId: exhibitor, role }) => {
      const name = names.get(exhibitor)
      return name === undefined ? [] : [{ exhibitor, name, role }]
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'))
}

/**
 * The member that an account is at an exhibitor; every call for an exhibitor begins with it.
 * @throws HttpError 404 for an exhibitor that is not theirs, or is deleted; 403 for a smaller role
 */
export async function requireMember(
  strapi: Core.Strapi,
  account: number,
  exhibitorId: string,
  least: MemberRole,
): Promise<MemberRow> {
  const row: MemberRow | null = await membersOf(strapi).findOne({
    where: { account, exhibitorId, state: 'active' },
  })
  if (!row || !(await exhibitorNames(strapi, [exhibitorId])).has(exhibitorId))
    throw new HttpError(404)
  if (!isRoleAtLeast(row.role, least)) throw new HttpError(403)
  return row
}

/** The roles and invitations of an account, for its export. */
export async function memberData(
  strapi: Core.Strapi,
  account: { readonly id: number; readonly email: string },
): Promise<PersonalData['exhibitorMembers']> {
  const rows: MemberRow[] = await membersOf(strapi).findMany({
    where: belongingTo([account.id], [account.email]),
    orderBy: { id: 'asc' },
  })
  const names = await exhibitorNames(
    strapi,
    rows.map(({ exhibitorId }) => exhibitorId),
  )
  return rows.map(({ exhibitorId, name, role, state, invitedBy, ...row }) => ({
    exhibitor: names.get(exhibitorId) ?? null,
    ...{ name, role, state, invitedBy },
    invitedAt: isoOf(row.invitedAt),
    acceptedAt: isoOrNull(row.acceptedAt),
    withdrawnAt: isoOrNull(row.withdrawnAt),
  }))
}

const belongingTo = (accounts: readonly number[], emails: readonly string[]) => ({
  $or: [
    { account: { $in: accounts } },
    { account: null, email: { $in: emails.map((email) => email.toLowerCase()) } },
  ],
})

/** Deletes the roles and invitations of accounts and their addresses. */
export const deleteMembers = (
  strapi: Core.Strapi,
  accounts: readonly number[],
  emails: readonly string[],
): Promise<number> => deleteWhere(strapi, MEMBER, belongingTo(accounts, emails))
