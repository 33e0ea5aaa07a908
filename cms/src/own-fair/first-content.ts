import type { Core } from '@strapi/strapi'

/**
 * What the database was filled with when it was empty, as the seed noted it; null for a database that was
 * filled before that was noted.
 */
export const firstContentOf = async (strapi: Core.Strapi): Promise<'demo' | 'empty' | null> =>
  ((await strapi.store({ type: 'api', name: 'beursvloer', key: 'first-content' }).get({})) as
    | 'demo'
    | 'empty'
    | null) ?? null
