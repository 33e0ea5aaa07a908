import { SUBMISSION_KINDS } from '@beursvloer/contract/forms/submission'
import { describe, expect, it } from 'vitest'
import {
  CONFIRMED,
  DONE,
  hasStateMail,
  mayBecome,
  nextStates,
  STATES,
  statesOf,
} from './state-flow'

describe('the state of a contract', () => {
  it('goes from submitted to final step by step', () => {
    const steps = ['submitted', 'reviewing', 'offered', 'signed', 'final'] as const
    steps.forEach((from, at) => {
      for (const to of steps) {
        const isStep = to === steps[at + 1] || (from === 'offered' && to === 'reviewing')
        expect(`${from} → ${to}: ${mayBecome('contract', from, to)}`).toBe(
          `${from} → ${to}: ${isStep}`,
        )
      }
    })
  })

  it('may become rejected until it is final, and be reopened', () => {
    for (const from of ['submitted', 'reviewing', 'offered', 'signed'] as const)
      expect(mayBecome('contract', from, 'rejected')).toBe(true)
    expect(nextStates('contract', 'final')).toEqual([])
    expect(nextStates('contract', 'rejected')).toEqual(['reviewing'])
  })
})

describe.each(SUBMISSION_KINDS)('the states of a %s', (kind) => {
  const states = statesOf(kind)

  it('are all reachable from the first', () => {
    const confirmed: Readonly<Partial<Record<string, string>>> = CONFIRMED
    const reached = new Set<string>(['submitted', confirmed[kind] ?? 'submitted'])
    for (const state of reached)
      for (const next of nextStates(kind, state as never)) reached.add(next)
    expect([...reached].sort()).toEqual([...states].sort())
  })

  it('all lead to an end', () => {
    for (const state of states) {
      const ends = new Set<string>([state])
      for (const from of ends) for (const next of nextStates(kind, from as never)) ends.add(next)
      expect([...ends].some((end) => DONE.some((done) => done === end))).toBe(true)
    }
  })

  it('never lead to themselves, and notify the sender only of existing states', () => {
    for (const state of STATES) {
      expect(mayBecome(kind, state, state)).toBe(false)
      if (hasStateMail(kind, state)) expect(states).toContain(state)
    }
  })
})
