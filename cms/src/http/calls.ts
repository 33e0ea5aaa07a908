import type { Core } from '@strapi/strapi'
import { objectOf, textsOf } from './body-fields'
import { HttpError } from './http-error'

/** A call of the content API. */
export type Call = Parameters<Core.MiddlewareHandler>[0]

/** Answers a call; no cache may store the answer. */
export const answerWith =
  (work: (call: Call) => Promise<unknown>) =>
  async (call: Call): Promise<void> => {
    call.set('cache-control', 'private, no-store')
    call.body = await work(call)
  }

/** Answers calls with the token of a visitor only. */
export const forVisitor = <User extends { id: number } = { id: number; email: string }>(
  work: (call: Call, visitor: User) => Promise<unknown>,
) =>
  answerWith(async (call) => {
    const { user } = call.state
    if (!user) throw new HttpError(401)
    return work(call, user)
  })

/** Answers a call of the site with the token of a mailed link. */
export const answerToken = (work: (token: string) => Promise<unknown>) =>
  answerWith(({ request }) => work(textsOf(objectOf(request.body), ['token']).token))

/** The names of calls as permissions have them. @param calls by the content type of their controller */
export const callNames = (calls: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(calls).flatMap(([type, names]) =>
    names.map((name) => `api::${type}.${type}.${name}`),
  )
