import { TAG_FRAME_PATH, type TagKind } from '@beursvloer/contract/statistics/tag'
import type { TagView } from './tag-view.ts'

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
export function showToTag(kind: TagKind, view: TagView): void {
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
export function endTag(): void {
  removeFrame()
  hasFailed = false
  try {
    localStorage.removeItem(JAR_KEY)
  } catch {
    // A closed storage is empty.
  }
}
