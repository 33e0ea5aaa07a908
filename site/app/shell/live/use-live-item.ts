import type { LiveItem } from '@beursvloer/contract/live/feed'
import { useSyncExternalStore } from 'react'
import { liveItemOf, onLiveChange } from './live-store.ts'

/** How an item stands now; undefined on the server and while nothing is known of it. */
export const useLiveItem = (id: string): LiveItem | undefined =>
  useSyncExternalStore(
    onLiveChange,
    () => liveItemOf(id),
    () => undefined,
  )
