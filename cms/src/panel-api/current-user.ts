import type { Context } from './answers'

/** A member of staff, with the rights that decide on what they are shown. */
export interface CurrentUser {
  /** Whether they have a right; on a type of content where it is one of those. */
  may(action: string, subject?: string): boolean
  /** Whether they run the installation. */
  readonly isAdministrator: boolean
}

/** Code of Strapi's own role that has every right. */
const SUPER_ADMIN = 'strapi-super-admin'

const CONTENT = 'plugin::content-manager.explorer'

/** The content manager's right on content. */
export const contentRight = (what: 'read' | 'update' | 'publish'): string => `${CONTENT}.${what}`

export function currentUserOf({ state }: Context): CurrentUser {
  const { userAbility, user } = state
  const roles: readonly { readonly code?: string }[] = user?.roles ?? []
  return {
    may: (action, subject) => userAbility.can(action, subject),
    isAdministrator: roles.some(({ code }) => code === SUPER_ADMIN),
  }
}
