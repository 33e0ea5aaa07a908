import type { Core } from '@strapi/strapi'
import { actingStrategy } from '../../exhibitor-members/acting'
import { visitorStrategy } from '../../visitors/accounts/visitor-strategy'

/** The part of the schema of accounts that is changed here. */
interface Schema {
  readonly info: { displayName: string }
  pluginOptions: Record<string, unknown>
  indexes?: readonly object[]
}

interface Route {
  method: string
  readonly path: string
}

interface Plugin {
  register(context: { strapi: Core.Strapi }): unknown
  readonly contentTypes: { readonly user: { readonly schema: Schema } }
  readonly routes: { readonly 'content-api': { readonly routes: readonly Route[] } }
}

/** Confirms by POST, since mail scanners follow links: the page that the link opens sends it. */
function confirmByPost({ routes }: Plugin): void {
  const route = routes['content-api'].routes.find(({ path }) => path === '/auth/email-confirmation')
  if (route) route.method = 'POST'
}

/** Puts strategies before the plugin's own. */
function admitVisitors(plugin: Plugin): void {
  const { register } = plugin
  plugin.register = (context) => {
    const { strapi } = context
    strapi.get('auth').register('content-api', visitorStrategy(strapi))
    strapi.get('auth').register('content-api', actingStrategy(strapi))
    return register(context)
  }
}

/**
 * Keeps visitors' accounts out of the content manager, also for administrators: staff handle them
 * on the page "Bezoekers", which has its own rights.
 */
export default <T extends Plugin>(plugin: T): T => {
  confirmByPost(plugin)
  admitVisitors(plugin)
  const { schema } = plugin.contentTypes.user
  // Without one an address without an account takes a look at every account, which can be measured.
  schema.indexes = [{ name: 'up_users_email_index', columns: ['email'], type: null }]
  schema.info.displayName = 'Accounts van bezoekers'
  schema.pluginOptions = {
    ...schema.pluginOptions,
    'content-manager': { visible: false },
    'content-type-builder': { visible: false },
  }
  return plugin
}
