import type { IncomingMessage } from 'node:http'
import type { MemberRole } from '@beursvloer/contract/my-stand/members'
import type { Core } from '@strapi/strapi'
import { type MemberRow, requireMember } from '../exhibitor-members/membership'

export interface MemberContext {
  readonly state: { readonly user?: { readonly id: number } }
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly req: IncomingMessage
  readonly request: { readonly body?: unknown }
  set(name: string, value: string): void
  unauthorized(): void
  body: unknown
}

/**
 * Runs a call for an exhibitor, `:exhibitor` of its path, for an account that has at least a role
 * there. No cache may store the answer.
 */
export const forMember =
  (
    strapi: Core.Strapi,
    least: MemberRole,
    answer: (ctx: MemberContext, member: MemberRow) => Promise<unknown>,
  ) =>
  async (ctx: MemberContext) => {
    ctx.set('cache-control', 'private, no-store')
    const { user } = ctx.state
    if (!user) return ctx.unauthorized()
    const member = await requireMember(strapi, user.id, ctx.params.exhibitor ?? '', least)
    ctx.body = await answer(ctx, member)
  }
