import { createContext, type RouterContextProvider } from 'react-router'
import type { Account } from './account.server.ts'

/** Set by the server on the router context of every request. */
export const accountContext = createContext<Account>()

/** The account behind a request. Pages that are the same for all have none: their requests hold no cookie. */
export const accountOf = (context: Readonly<Pick<RouterContextProvider, 'get'>>): Account =>
  context.get(accountContext)
