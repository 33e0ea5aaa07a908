import type { Core } from '@strapi/strapi'
import { indexLowerCase } from '../database/lower-case-indexes'
import { hideWebhookRights } from '../http/unused-routes'
import { watchPasswordChanges } from '../staff-sign-in/password-change'
import { fillListings } from '../visitors/profile/network'
import { sealLinks } from '../visitors/saved/fair-links'
import { ensureEditorRoles, narrowStrapiRoles } from './editor-roles'
import { ensureFirstAdministrator } from './first-administrator'
import { ensureSiteToken } from './site-token'
import { ensureAccountSettings, ensureLibrarySettings, ensureLocales } from './strapi-settings'
import { syncViewConfiguration } from './view-configuration'
import { enforceVisitorPermissions } from './visitor-permissions'

/**
 * Prepares the installation at every start, before the first request is served. Each step may run
 * any number of times and writes only differences.
 */
export async function prepare(strapi: Core.Strapi): Promise<void> {
  await indexLowerCase(strapi)
  await fillListings(strapi)
  await ensureLocales(strapi)
  await ensureAccountSettings(strapi)
  await ensureLibrarySettings(strapi)
  await enforceVisitorPermissions(strapi)
  await sealLinks(strapi)
  await hideWebhookRights(strapi)
  // Together: on a first start each of some hundred permissions would be flushed to disk by itself.
  await strapi.db.transaction(async () => {
    await ensureSiteToken(strapi)
    await ensureEditorRoles(strapi)
    await narrowStrapiRoles(strapi)
  })
  watchPasswordChanges(strapi)
  await ensureFirstAdministrator(strapi)
  await syncViewConfiguration(strapi)
}
