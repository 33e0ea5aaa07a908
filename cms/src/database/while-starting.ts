import { reachDatabase } from '@beursvloer/contract/network/reach-database'
import type { Core } from '@strapi/strapi'

/** The log of the CMS while it starts; null once it has. */
let starting: Core.Strapi['log'] | null = null

/** From now on the database is waited for. */
export const beginStart = ({ log }: Core.Strapi): void => {
  starting = log
}

/** From now on who asks hears at once that the database cannot be reached. */
export const endStart = (): void => {
  starting = null
}

/** Connects to the database; tries for longer while the CMS starts. */
export function connectPatiently<T>(connect: () => Promise<T>): Promise<T> {
  const log = starting
  if (!log) return connect()
  return reachDatabase(connect, (error) =>
    log.warn(`The database cannot be reached, and is tried for a minute: ${reasonOf(error)}`),
  )
}

/** The system's code or the message of the innermost error. */
function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException
  return cause ? reasonOf(cause) : code || message
}
