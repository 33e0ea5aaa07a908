import type { Core } from '@strapi/strapi'
import { isOfEditions, ofEdition } from '../fair/of-edition'
import { ALL_EDITIONS, EDITION_COOKIE, workingEdition } from '../fair/working-edition'

/** Where the panel asks for a list of a type. */
const LIST = /^\/content-manager\/collection-types\/api::([a-z-]+)\.\1$/
/** Where it asks what a relation can lead to. */
const RELATION = /^\/content-manager\/relations\/([a-z:.-]+)\/(\w+)$/

type Filters = { readonly $and?: readonly object[] }

/** The type that a request of the panel lists; undefined for any other request. */
function listedType({ path }: { readonly path: string }, strapi: Core.Strapi): string | undefined {
  const list = LIST.exec(path)
  if (list) return list[1]
  const [, uid = '', field = ''] = RELATION.exec(path) ?? []
  const models: Readonly<Record<string, { readonly attributes: object } | undefined>> = {
    ...strapi.contentTypes,
    ...strapi.components,
  }
  const attributes = (models[uid]?.attributes ?? {}) as Record<string, { target?: string }>
  const target = attributes[field]?.target
  return target?.split('.').at(-1)
}

/** Narrows the lists of the panel, and the choices of relations, to the user's working edition. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const isList = ctx.method === 'GET' && ctx.path.startsWith('/content-manager/')
    const type = isList ? listedType(ctx, strapi) : undefined
    if (type && isOfEditions(type) && ctx.cookies.get(EDITION_COOKIE) !== ALL_EDITIONS) {
      const edition = await workingEdition(strapi)
      const { filters, ...query } = ctx.query as { readonly filters?: Filters }
      if (edition)
        ctx.request.query = {
          ...query,
          filters: { ...filters, $and: [...(filters?.$and ?? []), ofEdition(type, edition)] },
        } as never
    }
    await next()
  }
