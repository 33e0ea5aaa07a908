import type { InstallationState } from '@beursvloer/contract/push/answers'
import { DEFAULT_PUSH_PREFERENCES, type PushPreferences } from '@beursvloer/contract/push/terms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readMessagingToken } from '~/shell/push/messaging-token.ts'
import { readInstallation } from '~/shell/push/push-calls.ts'
import { changePreferences, turnOff, turnOn } from '~/shell/push/push-device.ts'
import { findPushProblem, PushFailure, type PushProblem } from '~/shell/push/push-problem.ts'

/** The state of push messages on this device. */
export interface PushStanding {
  /** Null while it is not known yet. */
  readonly isOn: boolean | null
  readonly isBusy: boolean
  readonly preferences: PushPreferences
  /** Whether the last choice is stored. */
  readonly isStored: boolean
  readonly problem: PushProblem | null
}

const START: PushStanding = {
  isOn: null,
  isBusy: false,
  preferences: DEFAULT_PUSH_PREFERENCES,
  isStored: false,
  problem: null,
}

const problemIn = (error: unknown): PushProblem =>
  error instanceof PushFailure ? error.problem : 'token'

/**
 * Whether this browser gets messages: permission, a token of its own, and a subscription at the
 * CMS.
 */
const gets = (installation: InstallationState | null): installation is InstallationState =>
  installation?.subscription != null &&
  Notification.permission === 'granted' &&
  readMessagingToken() !== null

/** Push messages on this device, and the actions on them. */
export function usePush() {
  const [standing, setStanding] = useState(START)
  const change = useCallback((to: Partial<PushStanding>) => {
    setStanding((before) => ({ ...before, ...to }))
  }, [])
  const isBusy = useRef(false)
  /** The last choice; further choices are allowed while one is being stored. */
  const chosen = useRef<PushPreferences>(START.preferences)

  useEffect(() => {
    let isEnded = false
    let permission: PermissionStatus | undefined
    const look = async () => {
      const problem = findPushProblem()
      if (problem || !readMessagingToken()) return change({ isOn: false, problem, isStored: false })
      try {
        const installation = await readInstallation()
        if (isEnded) return
        if (gets(installation))
          change({ isOn: true, preferences: installation.preferences, problem: null })
        else change({ isOn: false, problem: null })
      } catch (error) {
        if (!isEnded) change({ isOn: true, problem: problemIn(error) })
      }
    }
    const again = () => void look()
    again()
    // Shows at once when the visitor allows or blocks messages in the settings of the browser.
    navigator.permissions?.query({ name: 'notifications' }).then(
      (found) => {
        if (isEnded) return
        permission = found
        found.addEventListener('change', again)
      },
      () => undefined,
    )
    return () => {
      isEnded = true
      permission?.removeEventListener('change', again)
    }
  }, [change])

  const run = async (work: () => Promise<Partial<PushStanding>>) => {
    if (isBusy.current) return
    isBusy.current = true
    change({ isBusy: true, isStored: false, problem: null })
    try {
      change(await work())
    } catch (error) {
      change({ problem: problemIn(error) })
    }
    isBusy.current = false
    change({ isBusy: false })
  }

  return {
    ...standing,
    turnOn: () =>
      run(async () => {
        const { preferences } = await turnOn(standing.preferences)
        return { isOn: true, preferences }
      }),
    turnOff: () =>
      run(async () => {
        await turnOff()
        return { isOn: false }
      }),
    /** Chooses; stored at once where messages are on. */
    choose: (preferences: PushPreferences) => {
      chosen.current = preferences
      change({ preferences, isStored: false })
      if (!standing.isOn) return
      void run(async () => {
        for (;;) {
          const sent = chosen.current
          const stored = await changePreferences(sent)
          if (!stored) return { isOn: false }
          if (sent === chosen.current) return { isStored: true }
        }
      })
    },
  }
}
