import { describe, expect, it } from 'vitest'
import { DONE, isTold, KINDS, mayBecome, nextStatuses, STATUSES, statusesOf } from './status-flow'

describe('the status of a contract', () => {
  it('goes from submitted to final step by step', () => {
    const steps = ['submitted', 'review', 'offered', 'signed', 'final'] as const
    steps.forEach((from, at) => {
      for (const to of steps) {
        const isStep = to === steps[at + 1] || (from === 'offered' && to === 'review')
        expect(`${from} → ${to}: ${mayBecome('contract', from, to)}`).toBe(
          `${from} → ${to}: ${isStep}`,
        )
      }
    })
  })

  it('may become rejected until it is final, and be taken up again', () => {
    for (const from of ['submitted', 'review', 'offered', 'signed'] as const)
      expect(mayBecome('contract', from, 'rejected')).toBe(true)
    expect(nextStatuses('contract', 'final')).toEqual([])
    expect(nextStatuses('contract', 'rejected')).toEqual(['review'])
  })
})

describe.each(KINDS)('the flow of a %s', (kind) => {
  const statuses = statusesOf(kind)

  it('reaches each of its statuses from the first, and no others', () => {
    const reached = new Set<string>(['submitted'])
    for (const status of reached)
      for (const next of nextStatuses(kind, status as never)) reached.add(next)
    expect([...reached].sort()).toEqual([...statuses].sort())
  })

  it('comes to an end from everywhere', () => {
    for (const status of statuses) {
      const ends = new Set<string>([status])
      for (const from of ends) for (const next of nextStatuses(kind, from as never)) ends.add(next)
      expect([...ends].some((end) => DONE.some((done) => done === end))).toBe(true)
    }
  })

  it('never stays where it is, and tells the sender only of statuses that it has', () => {
    for (const status of STATUSES) {
      expect(mayBecome(kind, status, status)).toBe(false)
      if (isTold(kind, status)) expect(statuses).toContain(status)
    }
  })
})
