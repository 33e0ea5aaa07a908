import type { Core } from '@strapi/strapi'

export type Context = Parameters<Core.MiddlewareHandler>[0]
export type Answer = (ctx: Context) => Promise<unknown>

/** The signed-in member of staff, with the name used in histories. */
export function staffOf({ state }: Context): { readonly id: number; readonly name: string } {
  const { id, firstname, lastname, email } = state.user
  return { id, name: [firstname, lastname].filter(Boolean).join(' ') || email }
}

/** The document that an address is about. */
export const idOf = ({ params }: Context): string => String(params.documentId)

/** Answers JSON: `{ data }`, null without data. */
export const json =
  (answer: Answer): Answer =>
  async (ctx) => {
    const data = await answer(ctx)
    ctx.set('cache-control', 'no-store')
    ctx.body = { data: data ?? null }
  }

/** Answers a file as an attachment, so that no browser renders it. */
export function attach(ctx: Context, name: string, type: string): void {
  ctx.attachment(name)
  ctx.set({
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
}
