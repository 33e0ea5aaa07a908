import { partsWithout, typesOf } from '@beursvloer/contract/fair-parts'
import type { Core } from '@strapi/strapi'
import { readSettings } from '../fair/editions'

interface ListedType {
  readonly uid: string
  isDisplayed: boolean
}

/** Takes what the fair does without out of the panel: content types of its parts, and English. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (context.path === '/i18n/locales' && context.method === 'GET') {
      const locales = context.body as readonly { readonly code: string }[] | undefined
      if (Array.isArray(locales) && (await readSettings(strapi))?.english === false)
        context.body = locales.filter(({ code }) => code === 'nl')
    }
    if (context.path !== '/content-manager/init') return
    const { data } = (context.body ?? {}) as { data?: { contentTypes: readonly ListedType[] } }
    const hidden = typesOf(partsWithout((await readSettings(strapi)) ?? {}))
    for (const type of data?.contentTypes ?? [])
      if (hidden.some((name) => type.uid === `api::${name}.${name}`)) type.isDisplayed = false
  }
