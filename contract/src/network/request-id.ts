import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Header with the id of a request, from the proxy through the site to the CMS. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What is taken for an id: it is written to logs, and into statements of the database. */
const ID = /^[\w-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; undefined while none is. */
export const requestId = (): string | undefined => current.getStore()

/** Answers a request under the id that it brought, or under a new one. */
export const withRequestId = <T>(given: unknown, answer: () => T): T =>
  current.run(typeof given === 'string' && ID.test(given) ? given : randomUUID(), answer)
