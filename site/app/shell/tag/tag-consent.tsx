import { TAG_FRAME_PATH, type TagKind } from '@beursvloer/contract/statistics/tag'
import { useEffect, useState } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { agreedToTag, asksNotToTrack, useChoice, useIsInBrowser } from '../choice-store.ts'
import { CAME_BY_ATTRIBUTE } from '../early-script.ts'
import type { PageHandle } from '../page-handle.ts'
import type { ShellTag } from '../shell-data.ts'
import { COOKIES_PAGE, ConsentDialog } from './consent-dialog.tsx'
import { type TagView, tagView } from './tag-view.ts'

/**
 * The values that the tag would have kept as cookies and storage; kept here, so that they go with
 * the consent.
 */
const JAR_KEY = 'statistics-tag'

interface FromFrame {
  readonly jar?: object
  readonly failed?: true
}

let frame: HTMLIFrameElement | null = null
let port: MessagePort | null = null
let hasFailed = false

const storedJar = (): object => {
  try {
    return JSON.parse(localStorage.getItem(JAR_KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** Removes the frame; the tag's stored values stay. */
function removeFrame(): void {
  port?.close()
  frame?.remove()
  frame = null
  port = null
}

function listen({ data }: MessageEvent<FromFrame>): void {
  if (data.failed) {
    hasFailed = true
    removeFrame()
  }
  if (!data.jar) return
  try {
    localStorage.setItem(JAR_KEY, JSON.stringify(data.jar))
  } catch {
    // Without room or storage it forgets, and counts the next visit as a first one.
  }
}

/**
 * Shows a page to the tag, in a frame that is apart from the page: it has no origin, so it reads no
 * cookie, no storage and no page of this site. A tag that did not load is left alone until the next
 * start of the site in this browser window.
 */
function showToTag(kind: TagKind, view: TagView): void {
  if (hasFailed) return
  // Tags of an unknown kind count when they load, by their address.
  if (kind === 'other') removeFrame()
  if (port) {
    port.postMessage({ view })
    return
  }
  if (frame) removeFrame()
  const made = document.createElement('iframe')
  made.setAttribute('sandbox', 'allow-scripts')
  made.referrerPolicy = 'no-referrer'
  made.hidden = true
  made.title = ''
  made.src = TAG_FRAME_PATH + (kind === 'other' ? new URL(view.url).pathname : '')
  made.addEventListener('load', () => {
    const channel = new MessageChannel()
    channel.port1.onmessage = listen
    port = channel.port1
    made.contentWindow?.postMessage({ start: { jar: storedJar(), view } }, '*', [channel.port2])
  })
  frame = made
  document.body.append(made)
}

/** Ends it, and deletes all that the tag kept in this browser. */
function endTag(): void {
  removeFrame()
  hasFailed = false
  try {
    localStorage.removeItem(JAR_KEY)
  } catch {
    // A closed storage is empty.
  }
}

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
