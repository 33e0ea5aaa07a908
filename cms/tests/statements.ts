import type { Cms } from './harness.ts'

/** A statement as it was sent to the database. */
export interface Statement {
  readonly sql: string
  readonly bindings: readonly unknown[]
}

async function listenDuring(
  { strapi }: Cms,
  work: () => Promise<unknown>,
  counts: () => boolean,
): Promise<readonly Statement[]> {
  const statements: Statement[] = []
  const listen = ({ sql, bindings = [] }: Statement) => {
    if (counts()) statements.push({ sql, bindings })
  }
  const { connection } = strapi.db
  connection.on('query', listen)
  try {
    await work()
  } finally {
    connection.removeListener('query', listen)
  }
  return statements
}

/** The statements that are sent to the database during some work. */
export const statementsDuring = (cms: Cms, work: () => Promise<unknown>) =>
  listenDuring(cms, work, () => true)

/** The statements of requests only, without those of scheduled work. */
export const requestStatementsDuring = (cms: Cms, work: () => Promise<unknown>) =>
  listenDuring(cms, work, () => cms.strapi.requestContext.get() !== undefined)

/** The text of a statement without quotes around names, which differ between databases. */
export const unquoted = ({ sql }: Statement): string => sql.replaceAll(/[`"]/g, '')
