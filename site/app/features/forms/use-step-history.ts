import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useSessionState } from './form-context.ts'
import type { FormSession } from './form-session.ts'
import { tellCounted } from './tell-counted.ts'

/** The fragment that names a step: `#stap-2`. */
const fragmentOf = (step: number) => `#stap-${step + 1}`
const stepIn = (fragment: string) =>
  Math.max(0, Number(/^#stap-(\d+)$/.exec(fragment)?.[1] ?? 1) - 1)

/**
 * Gives each step of a long form a place in the browser's history, so that Back leads to the step
 * before. A draft that is brought back at a step of its own adds none.
 */
export function useStepHistory(session: FormSession): void {
  const { step, generation, started } = useSessionState(session)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const shown = useRef({ step, generation })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the history moves.
  useEffect(() => {
    // The form's own change of the address may arrive when the visitor is at another step already.
    if (navigationType !== NavigationType.Pop) return
    const asked = Math.min(stepIn(hash), session.state.reached)
    if (started && asked !== session.state.step) session.goTo(asked)
  }, [hash])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the form moves.
  useEffect(() => {
    const before = shown.current
    shown.current = { step, generation }
    if (before.step === step) return
    tellCounted(`form-step ${session.state.definition.id}-${step + 1}`)
    if (stepIn(hash) === step) return
    navigate(
      { search, hash: fragmentOf(step) },
      { replace: before.generation !== generation, preventScrollReset: true },
    )
  }, [step, generation])
}
