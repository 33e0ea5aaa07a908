import type { Core, UID } from '@strapi/strapi'
import { isHidden } from '../content-version/content-types'

const READ = 'plugin::content-manager.explorer.read'
const ACCOUNTS = 'plugin::users-permissions.user'

interface Action {
  readonly subjects: readonly string[]
}

/** Whether a type of ours, or that of accounts, is hidden. */
function isClosed(strapi: Core.Strapi, uid: string): boolean {
  if (!uid.startsWith('api::') && uid !== ACCOUNTS) return false
  return isHidden(strapi.contentType(uid as UID.ContentType))
}

/**
 * Hides types that the content manager does not list from its routes as well. Strapi lets
 * administrators read them all the same, to show relations; ours contain mails with links that sign
 * in, and hashes. Must run before the content manager registers its rights.
 */
export function closeHiddenTypes(strapi: Core.Strapi): void {
  const { hooks } = strapi.service('admin::permission').actionProvider
  hooks.willRegister.register(({ key, value }: { key: string; value: Action }) => {
    if (key !== READ) return
    Object.assign(value, { subjects: value.subjects.filter((uid) => !isClosed(strapi, uid)) })
  })
}
