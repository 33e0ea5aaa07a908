import { ACTS, type MemberRole } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { type ActingRow, actingMember, noteAct } from '../exhibitor-members/acting'
import { exhibitorNames, type MemberRow, requireMember } from '../exhibitor-members/membership'
import { answerWith, type Call } from '../http/calls'
import { HttpError } from '../http/http-error'

/** Runs a call of staff who act for an exhibitor, and notes what they changed. */
async function forActing(
  strapi: Core.Strapi,
  acting: ActingRow,
  ctx: Call,
  answer: (member: MemberRow) => Promise<unknown>,
): Promise<unknown> {
  const { exhibitorId } = acting
  const isThere = (await exhibitorNames(strapi, [exhibitorId])).has(exhibitorId)
  if (ctx.params.exhibitor !== exhibitorId || !isThere) throw new HttpError(404)
  const body = await answer(actingMember(acting))
  const what = ACTS.find((act) => ctx.path.includes(`/${exhibitorId}/${act}`))
  if (ctx.method !== 'GET' && what) await noteAct(strapi, acting.id, what, new Date())
  return body
}

/**
 * Runs a call for an exhibitor, `:exhibitor` of its path, for an account that has at least a role
 * there, or for staff who act for that exhibitor. No cache may store the answer.
 */
export const forMember = (
  strapi: Core.Strapi,
  least: MemberRole,
  answer: (ctx: Call, member: MemberRow) => Promise<unknown>,
) =>
  answerWith(async (ctx) => {
    const { user, acting } = ctx.state
    if (acting) return forActing(strapi, acting, ctx, (member) => answer(ctx, member))
    if (!user) throw new HttpError(401)
    const member = await requireMember(strapi, user.id, ctx.params.exhibitor ?? '', least)
    return answer(ctx, member)
  })
