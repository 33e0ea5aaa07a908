/** The part of a users-permissions schema that is put into Dutch here. */
interface Schema {
  readonly info: { displayName: string }
  readonly attributes: Record<string, { pluginOptions?: Record<string, unknown> }>
  pluginOptions: Record<string, unknown>
}

interface Route {
  method: string
  readonly path: string
}

interface Plugin {
  readonly contentTypes: { readonly user: { readonly schema: Schema } }
  readonly routes: { readonly 'content-api': { readonly routes: readonly Route[] } }
}

/** Mail scanners follow links: what a link does is done by the page that it leads to. */
function confirmByPost({ routes }: Plugin): void {
  const route = routes['content-api'].routes.find(({ path }) => path === '/auth/email-confirmation')
  if (route) route.method = 'POST'
}

const LABELS: Readonly<Record<string, string>> = {
  username: 'Interne naam',
  email: 'E-mailadres',
  provider: 'Aangemeld via',
  password: 'Wachtwoord',
  confirmed: 'E-mailadres bevestigd',
  blocked: 'Geblokkeerd',
  role: 'Rol',
}

const LAYOUT = [
  [
    { name: 'username', size: 6 },
    { name: 'email', size: 6 },
  ],
  [
    { name: 'password', size: 6 },
    { name: 'role', size: 6 },
  ],
  [
    { name: 'confirmed', size: 4 },
    { name: 'blocked', size: 4 },
  ],
]

/** Gives visitors' accounts the Dutch words that our own types have in their schema.json. */
export default <T extends Plugin>(plugin: T): T => {
  confirmByPost(plugin)
  const { schema } = plugin.contentTypes.user
  schema.info.displayName = 'Accounts van bezoekers'
  schema.pluginOptions = {
    ...schema.pluginOptions,
    beursvloer: {
      mainField: 'email',
      defaultSort: 'email:ASC',
      list: ['email', 'confirmed', 'blocked'],
      layout: LAYOUT,
    },
  }
  for (const [name, label] of Object.entries(LABELS)) {
    const attribute = schema.attributes[name]
    if (attribute)
      attribute.pluginOptions = {
        ...attribute.pluginOptions,
        beursvloer: { label, description: '' },
      }
  }
  return plugin
}
