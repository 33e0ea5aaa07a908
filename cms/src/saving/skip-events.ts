import { createRequire } from 'node:module'
import path from 'node:path'

/** The part of Strapi's Document Service that tells webhooks of each change. */
const EVENTS = 'services/document-service/events.js'

/**
 * Takes out the events of changed documents: webhooks are closed (decision 140), so nobody hears
 * them, and for each Strapi reads the whole document once more, with all that it refers to. Called
 * before the first document is asked for.
 */
export function skipEntryEvents(): void {
  const requireOfStrapi = createRequire(require.resolve('@strapi/strapi'))
  const core = path.dirname(requireOfStrapi.resolve('@strapi/core'))
  const events = require(path.join(core, EVENTS)) as { createEventManager: unknown }
  // Strapi curries it, by the number of its parameters.
  events.createEventManager = () => ({ emitEvent: (_name: string, _entry: object) => undefined })
}
