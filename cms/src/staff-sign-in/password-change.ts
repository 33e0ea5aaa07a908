import type { Core } from '@strapi/strapi'

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: 'api', name: 'beursvloer', key: 'password-change-due' })

/**
 * Ids of the administrators who signed in with a password that somebody else knows: they must choose
 * their own before anything but their profile works.
 */
const readDue = async (strapi: Core.Strapi): Promise<readonly number[]> =>
  ((await store(strapi).get({})) as number[] | null) ?? []

/** From now on this administrator must change the password first. */
export const requirePasswordChange = async (strapi: Core.Strapi, userId: number): Promise<void> =>
  store(strapi).set({ value: [...(await readDue(strapi)), userId] })

/** Whether this administrator must still choose a password. */
export const isPasswordChangeDue = async (strapi: Core.Strapi, userId: number): Promise<boolean> =>
  (await readDue(strapi)).includes(userId)

/** Records which users have changed the password. */
export function watchPasswordChanges(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterUpdate({ params, result }) {
      const { id } = result as { id: number }
      if (params.data.password && (await isPasswordChangeDue(strapi, id)))
        await store(strapi).set({ value: (await readDue(strapi)).filter((other) => other !== id) })
    },
  })
}
