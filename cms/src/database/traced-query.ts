import { tracedStep } from '@beursvloer/contract/monitoring/tracing'

/** Longest statement in a trace, in characters. */
const MOST = 1000

/** Asks the database in a span of its own. Statements have their values apart, which no trace gets. */
export const tracedQuery = <T>(
  { sql }: { readonly sql: string },
  ask: () => Promise<T>,
): Promise<T> =>
  tracedStep(/^\w+/.exec(sql)?.[0] ?? 'statement', { 'db.query.text': sql.slice(0, MOST) }, ask)
