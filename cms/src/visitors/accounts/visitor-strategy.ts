import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { remembered } from '../../database/remembered'
import { InvalidToken, type VisitorTokens } from './sessions'

const ROLE = 'plugin::users-permissions.role'
const PERMISSION = 'plugin::users-permissions.permission'

interface Permission {
  readonly action: string
  readonly role: { readonly id: number } | null
}

interface Ability {
  can(action: string): boolean
}

/** The actions of each role, by its id. */
async function actionsByRole(strapi: Core.Strapi): Promise<ReadonlyMap<number, Ability>> {
  const rows: Permission[] = await strapi.db
    .query(PERMISSION)
    .findMany({ select: ['action'], populate: { role: { select: ['id'] } } })
  const roles = Map.groupBy(rows, ({ role }) => role?.id ?? 0)
  return new Map(
    [...roles].map(([role, permissions]) => {
      const actions = new Set(permissions.map(({ action }) => action))
      return [role, { can: (action) => actions.has(action) }]
    }),
  )
}

/** @throws any other error: a database that is away must not sign visitors out */
function nobodyWhenInvalid(error: unknown): null {
  if (error instanceof InvalidToken) return null
  throw error
}

/**
 * Admits a visitor by the access token of a session, in one statement; the plugin's own strategy, which
 * comes after it, takes seven. Who has no account is left to that.
 */
export function visitorStrategy(strapi: Core.Strapi) {
  const abilities = remembered(strapi, [ROLE, PERMISSION], () => actionsByRole(strapi))
  return {
    name: 'visitor',
    async authenticate(ctx: Parameters<Core.ControllerHandler>[0]) {
      const tokens: VisitorTokens = strapi.plugin('users-permissions').service('jwt')
      const found = await Promise.resolve(tokens.getToken(ctx)).catch(nobodyWhenInvalid)
      if (!found) return { authenticated: false }
      const { user, role, sessionId } = found
      if (!user.confirmed || user.blocked) return { error: 'Invalid credentials' }
      ctx.state.user = user
      ctx.state.session = { id: sessionId }
      const ability = (await abilities()).get(role)
      return { authenticated: true, credentials: user, ability }
    },
    verify({ ability }: { ability?: Ability }, { scope }: { scope?: string | string[] }) {
      if (!scope) return
      if (![scope].flat().every((action) => ability?.can(action))) throw new errors.ForbiddenError()
    },
  }
}
