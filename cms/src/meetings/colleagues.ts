import { meetingsOverlap } from '@beursvloer/contract/meetings/terms'
import type { Core } from '@strapi/strapi'
import { type MemberRow, membersOf } from '../exhibitor-members/membership'
import { meetingsWhere, timesHeld } from './rows'

/** Members who can have meetings at an exhibitor's stand. */
export const colleaguesOf = (strapi: Core.Strapi, exhibitorId: string): Promise<MemberRow[]> =>
  membersOf(strapi).findMany({
    where: { exhibitorId, state: 'active' },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })

interface Asked {
  readonly edition: string
  /** Document id of a meeting that does not count. */
  readonly besides?: string | undefined
}

/**
 * Whether a member has nothing else at a time: no meeting at any stand they act for, and none that
 * they asked for as a visitor.
 */
export async function whenFree(
  strapi: Core.Strapi,
  { account }: MemberRow,
  { edition, besides }: Asked,
): Promise<(start: string) => boolean> {
  const roles: MemberRow[] = await membersOf(strapi).findMany({ where: { account } })
  const rows = await meetingsWhere(strapi, {
    edition,
    $or: [{ colleague: { $in: roles.map(({ documentId }) => documentId) } }, { visitor: account }],
  })
  const held = timesHeld(rows.filter(({ documentId }) => documentId !== besides))
  return (start) => !held.some((other) => meetingsOverlap(other, start))
}
