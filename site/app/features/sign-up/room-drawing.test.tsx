import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MAX_DRAWN_SEATS, MAX_ROOFS, RoomDrawing, roofLine, roomPlan } from './room-drawing.tsx'
import type { SignUpView } from './sign-up-view.ts'

describe('the drawn room', () => {
  it.each([1, 2, 7, 8, 20, 60, 61, 299, MAX_DRAWN_SEATS])(
    'has %i separate seats, all inside',
    (count) => {
      const { seats, width, height } = roomPlan(count)
      expect(new Set(seats).size).toBe(count)
      for (const seat of seats) {
        const [, x, y] = /^M([\d.]+) ([\d.]+)h6/.exec(seat) ?? []
        expect(Number(x)).toBeGreaterThanOrEqual(6)
        expect(Number(x)).toBeLessThanOrEqual(width - 12)
        expect(Number(y)).toBeLessThanOrEqual(height - 12)
      }
      expect(width).toBeGreaterThan(height)
    },
  )
})

describe('the drawn waiting list', () => {
  it('marks the visitor’s own position, also a late one', () => {
    expect(roofLine(3, 2).roofs.map(({ isOwn }) => isOwn)).toEqual([false, true, false])
    const long = roofLine(300, 250).roofs
    expect(long).toHaveLength(MAX_ROOFS)
    expect(long.at(-1)?.isOwn).toBe(true)
    expect(roofLine(5, null).roofs.some(({ isOwn }) => isOwn)).toBe(false)
  })
})

describe('the drawing', () => {
  const view = (about: object) =>
    ({
      ...{ places: 20, free: 8, waiting: 0, mine: null, item: { room: 'Kennislab A' } },
      ...about,
    }) as SignUpView
  const drawn = (about: object) => renderToStaticMarkup(<RoomDrawing view={view(about)} />)

  it('has a text alternative, and marks the visitor’s own seat', () => {
    expect(drawn({})).toContain('12 van 20 bezet')
    expect(drawn({})).not.toContain('uw plaats')
    const mine = { state: 'confirmed', position: null }
    expect(drawn({ mine })).toContain('uw plaats')
    expect(drawn({ mine }).match(/fill-primary/g)).toHaveLength(1)
  })

  it('has the waiting list, and no seat for a visitor on it', () => {
    const waits = drawn({ free: 0, waiting: 3, mine: { state: 'waiting', position: 2 } })
    expect(waits).not.toContain('uw plaats')
    expect(waits.match(/<svg/g)).toHaveLength(2)
  })

  it('is absent without a number of places, and only a text for a very large room', () => {
    expect(drawn({ places: null, free: null })).toBe('')
    expect(drawn({ places: 900, free: 100 })).not.toContain('<svg')
    expect(drawn({ places: 900, free: 100 })).toContain('800 van 900 bezet')
  })
})
