import type { Core } from '@strapi/strapi'

const LOCALES = [
  { code: 'nl', name: 'Nederlands' },
  { code: 'en', name: 'Engels' },
]

/** Makes sure that content can be written in Dutch (the default) and English, under Dutch names. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales')
  for (const { code, name } of LOCALES) {
    const existing = await service.findByCode(code)
    if (!existing) await service.create({ code, name })
    else if (existing.name !== name) await service.update({ id: existing.id }, { name })
  }
}
