import { useCallback, useEffect, useRef, useState } from 'react'
import { loadDraft, removeDraft, saveDraft } from './draft.ts'
import { useSessionState } from './form-context.ts'
import type { FormSession } from './form-session.ts'

/** Pause in typing after which the draft is written, in milliseconds. */
const PAUSE_MS = 400

/**
 * Keeps what is typed in a long form in this browser, and brings it back when the page opens anew.
 * What was typed before scripts ran wins over the draft.
 * @returns when the draft that was brought back was saved, or null; and how to throw it away
 */
export function useDraft(session: FormSession): { restoredAt: number | null; discard: () => void } {
  const { started } = useSessionState(session)
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const begun = useRef(false)

  useEffect(() => {
    const { definition } = session
    if (!started || !definition.keepsDraft) return
    if (!begun.current) {
      begun.current = true
      const draft = session.state.answered ? null : loadDraft(definition, Date.now())
      if (draft) {
        session.restore(draft.values, draft.step)
        setRestoredAt(draft.savedAt)
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let saved = session.values()
    const save = () => {
      clearTimeout(timer)
      const { dirty, loading, step } = session.state
      if (!dirty || loading || session.finished || saved === session.values()) return
      saved = session.values()
      saveDraft(definition, { savedAt: Date.now(), step, values: session.typed() })
    }
    const end = session.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MS)
    })
    addEventListener('pagehide', save)
    return () => {
      end()
      save()
      removeEventListener('pagehide', save)
    }
  }, [session, started])

  const discard = useCallback(() => {
    session.replace({})
    removeDraft(session.definition)
    setRestoredAt(null)
  }, [session])

  return { restoredAt, discard }
}
