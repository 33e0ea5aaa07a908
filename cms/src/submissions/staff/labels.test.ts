import { SUBMISSION_KINDS } from '@beursvloer/contract/forms/submission'
import { expect, it } from 'vitest'
import { nextStates, statesOf } from '../state-flow'
import { actionLabel } from './labels'

it.each(SUBMISSION_KINDS)('the button for each step of a %s has its own text', (kind) => {
  for (const state of statesOf(kind)) {
    const words = nextStates(kind, state).map((next) => actionLabel(kind, state, next))
    expect(words).not.toContain('')
    expect(new Set(words).size).toBe(words.length)
  }
})
