import {
  CONSENT_COOKIE,
  CONSENT_MAX_AGE_SECONDS,
  type ConsentPurpose,
  type CookieConsent,
  formatConsent,
  readConsent,
} from '@beursvloer/contract/statistics/consent-cookie'
import { useSyncExternalStore } from 'react'

/** Version of the consent texts in the code: videos, maps, captchas, our own counting. */
const OWN_TEXTS = '1'

const listeners = new Set<() => void>()
let read = { cookies: '', choice: null as CookieConsent | null }

/** The consent given in this browser; null: none, or longer than six months ago. */
export function currentChoice(): CookieConsent | null {
  const cookies = document.cookie
  if (cookies !== read.cookies) {
    const choice = readConsent(cookies)
    const isOver = choice !== null && Date.now() - choice.at > CONSENT_MAX_AGE_SECONDS * 1000
    read = { cookies, choice: isOver ? null : choice }
  }
  return read.choice
}

/** Whether somebody agreed to the statistics tag, in the text of this version. */
export const agreedToTag = (choice: CookieConsent | null, version: string): boolean =>
  choice?.given.tag === true && choice.version === version

/** Whether somebody agreed to a purpose in this browser. */
export const isGiven = (purpose: ConsentPurpose): boolean =>
  currentChoice()?.given[purpose] === true

/**
 * Keeps a visitor's choice for six months, beside earlier choices.
 * @param version of the tag's text, where the choice is about the tag
 */
export function choose(given: CookieConsent['given'], version?: string): void {
  const before = currentChoice()
  const value = formatConsent({
    version: version ?? before?.version ?? OWN_TEXTS,
    at: Date.now(),
    given: { ...before?.given, ...given },
  })
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_MAX_AGE_SECONDS}; SameSite=Lax${secure}`
  for (const listener of listeners) listener()
}

/** Calls back after each choice; returns a function that ends that. */
function onChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice; null on the server and at first in the browser, as pages are the same for all. */
export const useChoice = (): CookieConsent | null =>
  useSyncExternalStore(onChoice, currentChoice, () => null)

/** False on the server and during hydration; content that only a browser knows comes after. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    onChoice,
    () => true,
    () => false,
  )

/** Whether the browser asks by itself not to be followed. */
export const asksNotToTrack = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
