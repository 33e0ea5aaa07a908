import { useEffect, useState } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { agreedToTag, asksNotToTrack, useChoice, useIsInBrowser } from '../choice-store.ts'
import { CAME_BY_ATTRIBUTE } from '../early-script.ts'
import type { PageHandle } from '../page-handle.ts'
import type { ShellTag } from '../shell-data.ts'
import { COOKIES_PAGE, ConsentDialog } from './consent-dialog.tsx'
import { endTag, showToTag } from './tag-frame.ts'
import { tagView } from './tag-view.ts'

/**
 * Whether views of the current page may be reported to other services: it is the same for
 * everybody, and counted.
 */
function useIsTold(): boolean {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return handle?.audience === 'shared' && handle.counted
}

/**
 * Asks for consent to the statistics tag where it is not known, and tells the tag of pages where it is
 * given. Fetched only where editors chose a tag.
 */
export default function TagConsent({ tag }: { tag: ShellTag }) {
  const choice = useChoice()
  // During hydration the choice is not known yet: nothing ends, nothing is asked.
  const isInBrowser = useIsInBrowser()
  const isTold = useIsTold()
  const { key, pathname, search } = useLocation()
  const [landing] = useState(key)
  const isLeaving = useNavigation().state !== 'idle'
  const isKnown = choice?.given.tag !== undefined && choice.version === tag.version
  const agreed = agreedToTag(choice, tag.version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another view.
  useEffect(() => {
    if (!isInBrowser) return
    if (!agreed) endTag()
    else if (isTold && !isLeaving) {
      const cameBy = document.documentElement.getAttribute(CAME_BY_ATTRIBUTE) ?? ''
      showToTag(tag.kind, tagView(window.location, key === landing ? cameBy : '', document))
    }
  }, [isInBrowser, agreed, isTold, isLeaving, pathname, search, tag.kind])
  // The cookies page has its own consent form.
  if (!isInBrowser || isKnown || !isTold || pathname === COOKIES_PAGE || asksNotToTrack())
    return null
  return <ConsentDialog tag={tag} />
}
