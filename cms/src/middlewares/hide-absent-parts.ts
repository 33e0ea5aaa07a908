import { partsWithout, typesOf } from '@beursvloer/contract/fair-parts'
import type { Core } from '@strapi/strapi'
import { readSettings } from '../fair/editions'

interface ListedType {
  readonly uid: string
  isDisplayed: boolean
}

/** Takes the content types of parts that the fair does without out of the panel's menu. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (context.path !== '/content-manager/init') return
    const { data } = (context.body ?? {}) as { data?: { contentTypes: readonly ListedType[] } }
    const hidden = typesOf(partsWithout((await readSettings(strapi)) ?? {}))
    for (const type of data?.contentTypes ?? [])
      if (hidden.some((name) => type.uid === `api::${name}.${name}`)) type.isDisplayed = false
  }
