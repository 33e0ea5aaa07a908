import type { OwnMeeting } from '@beursvloer/contract/meetings/calls'
import type { OwnSignUp } from '@beursvloer/contract/sign-ups/answers'
import { startTransition, useEffect, useState } from 'react'
import { hasSession } from './early-script.ts'
import { liveItemOf, onLiveChange } from './live/live-store.ts'
import { SIGN_UPS_ADDRESS } from './own-addresses.ts'
import { useShell } from './store.ts'

/** Visitors who wait for the same item ask spread over this time, in ms, not all at once. */
export const SPREAD_MS = 2000

/** States that change without their visitor: a place is offered, or nobody takes it in time. */
const CHANGING: readonly string[] = ['waiting', 'offered', 'held']

interface Known {
  readonly signUps: readonly OwnSignUp[]
  readonly meetings: readonly OwnMeeting[]
  /** Whether the last fetch failed: then they are the earlier ones. */
  readonly failed: boolean
}

const NONE: Known = { signUps: [], meetings: [], failed: false }
let known = NONE
const listeners = new Set<() => void>()
let end: (() => void) | undefined

const account = (): number | undefined => useShell.getState().strapiUser?.id

async function ask(): Promise<Known> {
  // Without a connection the current user may not be known yet.
  if (account() === undefined) return { ...NONE, failed: hasSession() && !navigator.onLine }
  try {
    const response = await fetch(SIGN_UPS_ADDRESS, { headers: { accept: 'application/json' } })
    if (response.status === 401) return NONE
    if (response.ok) return { ...((await response.json()) as Omit<Known, 'failed'>), failed: false }
  } catch {
    // No connection.
  }
  return { ...known, failed: true }
}

async function load(): Promise<void> {
  const asked = account()
  const found = await ask()
  // Another visitor has signed in meanwhile, or no component listens any more.
  if (asked !== account() || listeners.size === 0) return
  known = found
  for (const listener of listeners) listener()
}

/** The live facts of the items whose own state may change with them. */
const placesOfChanging = (): string =>
  known.signUps
    .filter(({ state }) => CHANGING.includes(state))
    .map(({ item }) => `${liveItemOf(item)?.left} ${liveItemOf(item)?.waiting}`)
    .join()

/**
 * Fetches now, when somebody signs in or out, when the visitor comes back to the page, and when
 * places change.
 */
function follow(): () => void {
  let asked = account()
  let places = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (document.visibilityState === 'visible') void load()
  }
  const ends = [
    useShell.subscribe(() => {
      if (account() === asked) return
      asked = account()
      known = NONE
      void load()
    }),
    onLiveChange(() => {
      const now = placesOfChanging()
      if (now === places) return
      places = now
      clearTimeout(timer)
      timer = setTimeout(look, Math.random() * SPREAD_MS)
    }),
    () => document.removeEventListener('visibilitychange', look),
    () => clearTimeout(timer),
  ]
  document.addEventListener('visibilitychange', look)
  void load()
  return () => {
    for (const stop of ends) stop()
  }
}

/** Runs a function whenever the own sign-ups were fetched; returns a function that ends that. */
export function onOwnSignUps(listener: () => void): () => void {
  listeners.add(listener)
  end ??= follow()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end?.()
    end = undefined
  }
}

/** All of them, as last fetched. */
export const ownSignUps = (): Known => known

/** The current user's sign-up for an item, as last fetched; undefined where there is none. */
export const ownSignUpOf = (item: string): OwnSignUp | undefined =>
  known.signUps.find((signUp) => signUp.item === item)

/** The current user's sign-ups and meetings; none for others. */
export function useOwnSignUps(): Known {
  const [shown, setShown] = useState(NONE)
  useEffect(() => {
    const update = () => startTransition(() => setShown(known))
    update()
    return onOwnSignUps(update)
  }, [])
  return shown
}
