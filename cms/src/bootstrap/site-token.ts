import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'

const TOKEN_NAME = 'site'

/**
 * Makes sure that the read-only API token "site" exists with the value of CMS_TOKEN, so that the site
 * can read content without anybody copying a token from the admin panel.
 */
export async function ensureSiteToken(strapi: Core.Strapi): Promise<void> {
  if (!settings.siteToken) return
  const tokens = strapi.db.query('admin::api-token')
  const data = {
    name: TOKEN_NAME,
    description: 'Waarmee de site de inhoud leest. Komt uit de instelling CMS_TOKEN.',
    kind: 'content-api',
    type: 'read-only',
    accessKey: strapi.service('admin::api-token').hash(settings.siteToken),
  }
  const existing = await tokens.findOne({ where: { name: TOKEN_NAME } })
  if (!existing) await tokens.create({ data: { ...data, lifespan: null, expiresAt: null } })
  else if (existing.accessKey !== data.accessKey || existing.type !== data.type)
    await tokens.update({ where: { id: existing.id }, data })
}
