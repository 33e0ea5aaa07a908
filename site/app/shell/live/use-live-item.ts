import type { LiveItem } from '@beursvloer/contract/live/feed'
import { useSyncExternalStore } from 'react'
import { liveItemOf, onLiveChange } from './live-store.ts'

/** The live facts of an item; undefined on the server and while none are known. */
export const useLiveItem = (id: string): LiveItem | undefined =>
  useSyncExternalStore(
    onLiveChange,
    () => liveItemOf(id),
    () => undefined,
  )
