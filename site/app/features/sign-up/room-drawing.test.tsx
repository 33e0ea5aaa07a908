import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RoomDrawing } from './room-drawing.tsx'
import { MAX_DRAWN_SEATS, MAX_ROOFS, roofLine, roomPlan } from './room-seats.ts'
import type { SignUpView } from './sign-up-view.ts'

describe('the room', () => {
  it.each([1, 2, 7, 8, 20, 60, 61, 299, MAX_DRAWN_SEATS])(
    'has %i seats apart, all inside',
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

describe('the line', () => {
  it('marks one’s own roof, also far behind', () => {
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

  it('says in words what it shows, and marks one’s own seat', () => {
    expect(drawn({})).toContain('12 van 20 bezet')
    expect(drawn({})).not.toContain('uw plaats')
    const mine = { state: 'confirmed', position: null }
    expect(drawn({ mine })).toContain('uw plaats')
    expect(drawn({ mine }).match(/fill-primary/g)).toHaveLength(1)
  })

  it('draws who waits, and no seat for who does', () => {
    const waits = drawn({ free: 0, waiting: 3, mine: { state: 'waiting', position: 2 } })
    expect(waits).not.toContain('uw plaats')
    expect(waits.match(/<svg/g)).toHaveLength(2)
  })

  it('is not there without a number of places, and has words only for a very large room', () => {
    expect(drawn({ places: null, free: null })).toBe('')
    expect(drawn({ places: 900, free: 100 })).not.toContain('<svg')
    expect(drawn({ places: 900, free: 100 })).toContain('800 van 900 bezet')
  })
})
