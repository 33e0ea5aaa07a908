import type { Core } from '@strapi/strapi'
import { ensureLocales } from './locales'

/** What every start makes sure of, before the first request is served. Each step may run any number of times. */
export async function prepare(strapi: Core.Strapi): Promise<void> {
  await ensureLocales(strapi)
}
