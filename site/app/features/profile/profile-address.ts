import { CONSENTS_ID, PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
/** Address of the current user's own photo. */
export const PORTRAIT_ADDRESS = `${PROFILE_PAGE}/foto`

/** Search parameter with the page to go on to once the details are complete. */
export const ONWARD_PARAMETER = 'naar'
/** Search parameter that says which form of the page was sent; the details when absent. */
const PART_PARAMETER = 'deel'
/** Search parameter that names the part of the page that was saved. */
const SAVED_PARAMETER = 'bewaard'
/** Name of the field that says which session to end. */
export const SESSION_FIELD = 'sessie'

/** The parts of the page that can be sent, with their anchors. */
const ANCHORS = {
  details: 'gegevens',
  /** The details of a visitor who has not agreed to the terms yet. */
  first: 'gegevens',
  choices: CONSENTS_ID,
  photo: 'gegevens',
  session: 'apparaten',
  everywhere: 'apparaten',
} as const

export type Part = keyof typeof ANCHORS

const isPart = (text: string): text is Part => Object.hasOwn(ANCHORS, text)

/** Which form of the page was sent. */
export function partIn(search: URLSearchParams): Part {
  const named = search.get(PART_PARAMETER) ?? ''
  return isPart(named) ? named : 'details'
}

/**
 * Where a form of the page is sent; when the page comes back, the browser shows that part.
 * @param onward page to go on to afterwards, without language prefix
 */
export function actionOf(part: Part, onward: string | null = null): string {
  const search = new URLSearchParams({
    ...(part !== 'details' && { [PART_PARAMETER]: part }),
    ...(onward && { [ONWARD_PARAMETER]: onward }),
  })
  return `?${search}#${ANCHORS[part]}`
}

/**
 * The first page for a visitor who signs in by a provider for the first time: the profile, which
 * leads on to the page they asked for. Its own pages ask by themselves for what they need.
 */
export const firstProfilePage = (onward: string): string =>
  onward.startsWith(PROFILE_PAGE)
    ? onward
    : `${PROFILE_PAGE}?${new URLSearchParams({ [ONWARD_PARAMETER]: onward })}`

/**
 * The page as it is after a part was saved.
 * @param now makes every saving an address of its own: a browser does not load the one it is at
 */
export const savedPage = (part: Part, now: Date): string =>
  `${PROFILE_PAGE}?${SAVED_PARAMETER}=${part}.${now.getTime().toString(36)}#${ANCHORS[part]}`

/** The part saved by the request that led to an address; null when nothing was. */
export function savedPartIn(search: URLSearchParams): Part | null {
  const [named = ''] = (search.get(SAVED_PARAMETER) ?? '').split('.')
  return isPart(named) ? named : null
}
