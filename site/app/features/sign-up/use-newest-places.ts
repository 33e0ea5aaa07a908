import { FEED_POLL_MS } from '@beursvloer/contract/live/terms'
import { useEffect, useState } from 'react'
import { useLiveItem } from '~/shell/live/use-live-item.ts'
import type { SignUpView } from './sign-up-view.ts'

/** How long the page's data take precedence over the feed, in ms: a new sign-up is not in the feed yet. */
export const PAGE_FIRST_MS = 2 * FEED_POLL_MS

/** The page's view, updated with live facts about places and waiting list. */
export function useNewestPlaces(view: SignUpView): SignUpView {
  const live = useLiveItem(view.item.id)
  const [followed, setFollowed] = useState<SignUpView>()
  useEffect(() => {
    const timer = setTimeout(setFollowed, PAGE_FIRST_MS, view)
    return () => clearTimeout(timer)
  }, [view])
  if (!live || followed !== view) return view
  return { ...view, free: live.left, waiting: live.waiting }
}
