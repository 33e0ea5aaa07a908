import type { Core } from '@strapi/strapi'

/**
 * Administrators who signed in with a password that somebody else knows must choose their own
 * before anything but their profile works. Their ids are kept in the core store and, because every
 * admin request reads them, in memory.
 */
const due = new Set<number>()

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'password-change-due' })

const save = (strapi: Core.Strapi) => store(strapi).set({ value: [...due] })

/** From now on this administrator must change the password first. */
export async function requirePasswordChange(strapi: Core.Strapi, userId: number): Promise<void> {
  due.add(userId)
  await save(strapi)
}

/** Whether this administrator must still choose a password. */
export const isPasswordChangeDue = (userId: number): boolean => due.has(userId)

/** Whether any administrator must. */
export const isAnyPasswordChangeDue = (): boolean => due.size > 0

/** Reads the administrators who must change their password, and removes those who changed it. */
export async function watchPasswordChanges(strapi: Core.Strapi): Promise<void> {
  due.clear()
  for (const id of ((await store(strapi).get({})) as number[] | null) ?? []) due.add(id)
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterUpdate({ params, result }) {
      const { id } = result as { id: number }
      if (params.data.password && due.delete(id)) await save(strapi)
    },
  })
}
