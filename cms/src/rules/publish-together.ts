import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { withLock } from '../transactions/with-lock'

const together = new AsyncLocalStorage<true>()

/** Whether the items being published are checked together at the end. */
export const publishesTogether = (): boolean => together.getStore() === true

/**
 * Publishes several documents as one: all of them or none. Two items that swap rooms overlap until
 * both have moved, so overlaps are checked at the end instead of after each.
 *
 * @param check throws a ValidationError when they may not be public like this
 */
export const publishTogether = <T>(
  strapi: Core.Strapi,
  publish: () => Promise<T>,
  check: () => Promise<void>,
): Promise<T> =>
  withLock(strapi, 'content', async () => {
    const published = await together.run(true, publish)
    await check()
    return published
  })
