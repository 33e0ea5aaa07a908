import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { readFile } from '../private-files/storage'

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

/**
 * Answers a stored file as an attachment.
 * @throws NotFoundError in Dutch when it is not there
 */
export async function attachFile(
  ctx: Context,
  {
    name,
    type,
    storedAs,
  }: { readonly name: string; readonly type: string; readonly storedAs: string },
): Promise<void> {
  const content = await readFile(storedAs)
  if (!content) throw new errors.NotFoundError('Dit bestand bestaat niet meer.')
  attach(ctx, name, type)
  ctx.body = content
}
