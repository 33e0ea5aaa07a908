import { createContext, type RouterContextProvider } from 'react-router'
import type { CmsClient } from '~/content/http.server.ts'
import type { Proof } from './proof.server.ts'
import type { Protection } from './protection.server.ts'

/** Limits of one sender; each takes one and answers the seconds to wait, 0: go ahead. */
export interface SenderLimits {
  /** Tickets and proofs. */
  requested(): number
  /** Forms sent on to the CMS, by form. */
  sent(form: string): number
  /** Forms below the number that is suspicious, by form. */
  trusted(form: string): number
  /** Forms confirmed without a proof, of any kind; of this sender, and of all together. */
  confirmed(): number
}

/** A rejected file, for the log: without the sender and the content. */
export interface RefusedFile {
  readonly form: string
  /** Path of its field. */
  readonly field: string
  readonly reason: 'size' | 'number' | 'type'
}

/** The parts for receiving forms, for one request. Holds nothing of the visitor but the limits. */
export interface Submissions {
  readonly cms: CmsClient
  readonly protection: Protection
  readonly proof: Proof
  readonly limits: SenderLimits
  /** Writes to the security log that a file was refused. */
  logRefusedFile(file: RefusedFile): void
}

/** Set by the server on the router context of every request. */
export const submissionsContext = createContext<Submissions>()

export const submissionsOf = (context: Readonly<Pick<RouterContextProvider, 'get'>>): Submissions =>
  context.get(submissionsContext)
