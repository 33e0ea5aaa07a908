import type { UID } from '@strapi/strapi'
import type { Context } from './answers'

/**
 * Whether the current user has the content manager's right to do something with any Dutch document
 * of a type. A right to own documents only, as some roles have, is not enough.
 */
export function mayDo(
  { state }: Context,
  action: 'create' | 'read' | 'update' | 'publish',
  uid: UID.ContentType,
): boolean {
  const manager = strapi.service('admin::permission').createPermissionsManager({
    ability: state.userAbility,
    action: `plugin::content-manager.explorer.${action}`,
    model: uid,
  })
  return state.userAbility.can(manager.action, manager.toSubject({ locale: 'nl' }))
}
