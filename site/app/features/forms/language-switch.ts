import type { FormDefinition, Value, Values } from '@beursvloer/contract/forms/definition'
import { mapValues, partsOf } from '@beursvloer/contract/forms/parts'
import { useEffect } from 'react'
import { useSessionState } from './form-context.ts'
import type { FormSession } from './form-session.ts'

/** How long typed values wait for the page in the other language, in milliseconds. */
const WAITS_MS = 60_000

interface Saved {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly step: number
  readonly values: Values
}

const keyOf = ({ id }: FormDefinition) => `language:${id}`

/** Whether a click leads to this page in another language, in this tab. */
const isLanguageSwitch = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey) &&
  target instanceof Element &&
  target.closest('a[hreflang]') !== null

/**
 * Hands the typed values to the page in another language, without files, passwords, and consents to
 * a text in this language.
 */
function saveForOtherLanguage(definition: FormDefinition, step: number, typed: Values): void {
  const values = mapValues(
    partsOf(definition),
    typed,
    ({ field }, value): Value =>
      field.consent || field.kind === 'file' || field.kind === 'password' ? undefined : value,
  )
  try {
    const saved: Saved = { at: Date.now(), step, values }
    sessionStorage.setItem(keyOf(definition), JSON.stringify(saved))
  } catch {
    // Browsers may refuse to keep anything.
  }
}

/** Takes the values stored by the page in the other language and deletes them; null without any. */
function takeSaved(definition: FormDefinition): Omit<Saved, 'at'> | null {
  try {
    const text = sessionStorage.getItem(keyOf(definition))
    if (!text) return null
    sessionStorage.removeItem(keyOf(definition))
    const { at, step, values } = JSON.parse(text) as Saved
    return Date.now() - at < WAITS_MS ? { step, values } : null
  } catch {
    return null
  }
}

/** Keeps the typed values for the page in another language, in this tab and once. */
export function useLanguageSwitch(session: FormSession): void {
  const { started } = useSessionState(session)
  useEffect(() => {
    if (!started) return
    const { definition, state } = session
    const saved = state.answered ? null : takeSaved(definition)
    if (saved) session.restore(saved.values, saved.step)
    const before = (event: MouseEvent) => {
      session.handedOver = isLanguageSwitch(event)
      if (session.handedOver && !session.finished)
        saveForOtherLanguage(session.definition, session.state.step, session.typed())
    }
    document.addEventListener('click', before, true)
    return () => document.removeEventListener('click', before, true)
  }, [session, started])
}
