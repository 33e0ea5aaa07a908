import { useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageFor } from './requests'

/** Why something was refused; null when it was done. */
type Refusal = string | null

const refusalOf = (work: Promise<void>): Promise<Refusal> =>
  work.then(
    () => null,
    (error) => messageFor(error),
  )

/**
 * Runs actions of staff on a page about one thing, with a notice of the result.
 * @param reload called after each successful action, to load the data again
 */
export function useAction(reload: () => void) {
  const [busy, setBusy] = useState(false)
  const { toggleNotification } = useNotification()
  const navigate = useNavigate()
  const tell = (refused: Refusal, done: string) =>
    toggleNotification(
      refused === null ? { type: 'success', message: done } : { type: 'danger', message: refused },
    )
  return {
    busy,
    /**
     * Runs an action and stays on the page.
     * @param refusedHere whether the caller shows a refusal itself
     */
    run: async (work: Promise<void>, done: string, refusedHere = false): Promise<Refusal> => {
      setBusy(true)
      const refused = await refusalOf(work)
      setBusy(false)
      if (refused === null || !refusedHere) tell(refused, done)
      if (refused === null) reload()
      return refused
    },
    /** For actions that delete the thing: goes to another page on success. */
    leave: async (work: Promise<void>, done: string, to: string): Promise<void> => {
      const refused = await refusalOf(work)
      tell(refused, done)
      if (refused === null) navigate(to)
    },
  }
}
