import type { IncomingMessage } from 'node:http'
import { ACTS } from '@beursvloer/contract/my-stand/acting'
import type { MemberRole } from '@beursvloer/contract/my-stand/members'
import type { Core } from '@strapi/strapi'
import { type ActingRow, actingMember, noteAct } from '../exhibitor-members/acting'
import { exhibitorNames, type MemberRow, requireMember } from '../exhibitor-members/membership'
import { HttpError } from '../http/http-error'

export interface MemberContext {
  readonly method: string
  readonly path: string
  readonly state: { readonly user?: { readonly id: number }; readonly acting?: ActingRow }
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly req: IncomingMessage
  readonly request: { readonly body?: unknown }
  set(name: string, value: string): void
  unauthorized(): void
  body: unknown
}

/** Runs a call of staff who act for an exhibitor, and notes what they changed. */
async function forActing(
  strapi: Core.Strapi,
  acting: ActingRow,
  ctx: MemberContext,
  answer: (member: MemberRow) => Promise<unknown>,
): Promise<void> {
  const { exhibitorId } = acting
  const isThere = (await exhibitorNames(strapi, [exhibitorId])).has(exhibitorId)
  if (ctx.params.exhibitor !== exhibitorId || !isThere) throw new HttpError(404)
  ctx.body = await answer(actingMember(acting))
  const what = ACTS.find((act) => ctx.path.includes(`/${exhibitorId}/${act}`))
  if (ctx.method !== 'GET' && what) await noteAct(strapi, acting.id, what, new Date())
}

/** Runs a call for the visitor of the request's token only. No cache may store the answer. */
export const forVisitor =
  (answer: (ctx: MemberContext, visitor: number) => Promise<unknown>) =>
  async (ctx: MemberContext): Promise<void> => {
    ctx.set('cache-control', 'private, no-store')
    const { user } = ctx.state
    if (!user) return ctx.unauthorized()
    ctx.body = await answer(ctx, user.id)
  }

/**
 * Runs a call for an exhibitor, `:exhibitor` of its path, for an account that has at least a role
 * there, or for staff who act for that exhibitor. No cache may store the answer.
 */
export const forMember =
  (
    strapi: Core.Strapi,
    least: MemberRole,
    answer: (ctx: MemberContext, member: MemberRow) => Promise<unknown>,
  ) =>
  async (ctx: MemberContext) => {
    ctx.set('cache-control', 'private, no-store')
    const { user, acting } = ctx.state
    if (acting) return forActing(strapi, acting, ctx, (member) => answer(ctx, member))
    if (!user) return ctx.unauthorized()
    const member = await requireMember(strapi, user.id, ctx.params.exhibitor ?? '', least)
    ctx.body = await answer(ctx, member)
  }
