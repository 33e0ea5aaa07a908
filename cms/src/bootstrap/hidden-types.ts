import type { Core } from '@strapi/strapi'

const READ = 'plugin::content-manager.explorer.read'
const ACCOUNTS = 'plugin::users-permissions.user'

interface ContentType {
  readonly pluginOptions?: { readonly 'content-manager'?: { readonly visible?: boolean } }
}

interface Action {
  readonly subjects: readonly string[]
}

/** Whether a type is kept out of the content manager and has pages of its own, or none. */
function isHidden(strapi: Core.Strapi, uid: string): boolean {
  if (!uid.startsWith('api::') && uid !== ACCOUNTS) return false
  const types = strapi.contentTypes as unknown as Readonly<Record<string, ContentType | undefined>>
  return types[uid]?.pluginOptions?.['content-manager']?.visible === false
}

/**
 * Hides types that the content manager does not list from its routes as well. Strapi lets administrators
 * read them all the same, to show relations; ours hold mails with links that sign in, and hashes.
 * Must be done before the content manager makes its rights known.
 */
export function closeHiddenTypes(strapi: Core.Strapi): void {
  const { hooks } = strapi.service('admin::permission').actionProvider
  hooks.willRegister.register(({ key, value }: { key: string; value: Action }) => {
    if (key !== READ) return
    Object.assign(value, { subjects: value.subjects.filter((uid) => !isHidden(strapi, uid)) })
  })
}
