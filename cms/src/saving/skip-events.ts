import path from 'node:path'

/** The part of Strapi's Document Service that tells webhooks of each change. */
const EVENTS = 'services/document-service/events.js'

/**
 * Takes out the events of changed documents: webhooks are closed (decision 140), so nobody hears
 * them, and for each Strapi reads the whole document once more, with all that it refers to. Called
 * before the first document is asked for.
 */
export function skipEntryEvents(): void {
  const strapis = path.dirname(require.resolve('@strapi/core'))
  const events = require(path.join(strapis, EVENTS)) as { createEventManager: unknown }
  events.createEventManager = () => ({ emitEvent: () => undefined })
}
