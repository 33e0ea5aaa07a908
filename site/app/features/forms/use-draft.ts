import type { Values } from '@beursvloer/contract/forms/definition'
import { mapValues, partsOf, valueAt } from '@beursvloer/contract/forms/parts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, draftOf, loadDraft, removeDraft, saveDraft } from './draft.ts'
import { useSessionState } from './form-context.ts'
import type { FormSession } from './form-session.ts'

/** Pause in typing after which the draft is written, in milliseconds. */
const PAUSE_MS = 400

/** A draft in which the newer values of the page replace its own. */
const withGiven = ({ definition, given }: FormSession, values: Values): Values =>
  mapValues(partsOf(definition), values, ({ path }, value) => valueAt(given, path) || value)

/**
 * Keeps the values of a long form in this browser, and restores them when the page opens anew.
 * Values typed before scripts ran win over the draft.
 * @returns when the restored draft was saved, or null; functions to discard it and, until something
 * else is typed, to undo that
 */
export function useDraft(session: FormSession) {
  const { started, dirty } = useSessionState(session)
  const [restoredAt, setRestoredAt] = useState<number | null>(null)
  const [gone, setGone] = useState<Draft | null>(null)
  const begun = useRef(false)

  useEffect(() => {
    const { definition } = session
    if (!started) return
    if (!begun.current) {
      begun.current = true
      const draft = session.state.answered ? null : loadDraft(definition, Date.now())
      if (draft) {
        session.unsent = draft.unsent ?? false
        session.restore(withGiven(session, draft.values), draft.step)
        setRestoredAt(draft.savedAt)
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    let saved = session.values()
    const save = () => {
      clearTimeout(timer)
      const { dirty, loading, step } = session.state
      if (!dirty || loading || session.finished || saved === session.values()) return
      if (!definition.keepsDraft && !session.unsent) return
      saved = session.values()
      const { unsent } = session
      saveDraft(definition, { savedAt: Date.now(), step, values: session.typed(), unsent })
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
    const { definition, state, unsent } = session
    const draft = { savedAt: Date.now(), step: state.step, values: session.typed(), unsent }
    setGone(draftOf(definition, draft))
    session.replace({})
    session.unsent = false
    removeDraft(definition)
    setRestoredAt(null)
  }, [session])

  const undo = useCallback(() => {
    if (!gone) return
    session.unsent = gone.unsent ?? false
    session.restore(gone.values, gone.step)
    saveDraft(session.definition, gone)
    setRestoredAt(gone.savedAt)
    setGone(null)
  }, [session, gone])

  return {
    restoredAt, // Whether the draft could not be sent.
    unsent: session.unsent,
    discard,
    undo: gone && !dirty ? undo : null,
  }
}
