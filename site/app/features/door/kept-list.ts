import type { DoorAnswer } from '@beursvloer/contract/sign-ups/door'
import { CACHES } from '~/shell/kept-pages.ts'
import { doorPagePath } from './door-address.ts'

/**
 * The part of an answer that a phone keeps: the people expected, and whether the room was said to
 * be full.
 */
export type KeptList = Pick<DoorAnswer, 'list' | 'isFull'>

/** Beside the page of the door, with which it goes when the session ends. */
const addressOf = (item: string) => `${doorPagePath(item)}/lijst.json`

/** Stores the last answered list, for opening the page without a connection. */
export async function keepList(item: string, { list, isFull }: KeptList): Promise<void> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return
  const kept = await caches.open(CACHES.personal)
  await kept.put(addressOf(item), Response.json({ list, isFull }))
}

/** The list as it was answered last; null where none is kept. */
export async function readList(item: string): Promise<KeptList | null> {
  if (!('caches' in window)) return null
  const kept = await caches.match(addressOf(item), { cacheName: CACHES.personal })
  return kept ? ((await kept.json()) as KeptList) : null
}
