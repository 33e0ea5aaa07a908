import type { Core } from '@strapi/strapi'

/** How long a process may not notice what another one changed, in ms. */
const REMEMBERED_MS = 5000

/**
 * Remembers a result for some seconds, and no longer than until this process changes a document of
 * some types. Requests that wait for a read that began before the change get its result; later ones
 * do not.
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
