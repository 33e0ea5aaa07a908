import type { Core } from '@strapi/strapi'

/** How long a process may not notice what another one changed, in ms. */
const REMEMBERED_MS = 5000

/**
 * Remembers what was read for some seconds, and no longer than until this process changes one of some
 * types. Who waits for a read that began before the change gets what it found; nobody after them.
 */
export function remembered<T>(
  strapi: Core.Strapi,
  models: string[],
  read: () => Promise<T>,
): () => Promise<T> {
  let kept: { readonly found: Promise<T>; readonly until: number } | undefined
  const forget = () => {
    kept = undefined
  }
  strapi.db.lifecycles.subscribe({
    models,
    ...{ afterCreate: forget, afterUpdate: forget, afterDelete: forget },
    ...{ afterCreateMany: forget, afterUpdateMany: forget, afterDeleteMany: forget },
  })
  return () => {
    if (kept && kept.until > Date.now()) return kept.found
    const found = read()
    kept = { found, until: Date.now() + REMEMBERED_MS }
    found.catch(forget)
    return found
  }
}
