import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, draftOf, loadDraft, removeDraft, saveDraft } from './draft.ts'
import { useSessionState } from './form-context.ts'
import type { FormSession } from './form-session.ts'

/** Pause in typing after which the draft is written, in milliseconds. */
const PAUSE_MS = 400

interface UsedDraft {
  restoredAt: number | null
  discard: () => void
  undo: (() => void) | null
}

/**
 * Keeps what is typed in a long form in this browser, and brings it back when the page opens anew.
 * What was typed before scripts ran wins over the draft.
 * @returns when the draft that was brought back was saved, or null; how to throw it away; and how
 * to get back what was thrown away, until something else is typed
 */
export function useDraft(session: FormSession): UsedDraft {
  const { started, dirty } = useSessionState(session)
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const [gone, setGone] = useState<Draft | null>(null)
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
    const { definition, state } = session
    setGone(draftOf(definition, { savedAt: Date.now(), step: state.step, values: session.typed() }))
    session.replace({})
    removeDraft(definition)
    setRestoredAt(null)
  }, [session])

  const undo = useCallback(() => {
    if (!gone) return
    session.restore(gone.values, gone.step)
    saveDraft(session.definition, gone)
    setRestoredAt(gone.savedAt)
    setGone(null)
  }, [session, gone])

  return { restoredAt, discard, undo: gone && !dirty ? undo : null }
}
