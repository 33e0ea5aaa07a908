import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_ZOOM, MIN_ZOOM, panTo, steppedScale, wholePhoto, zoomTo } from './zoom.ts'

const stage = { width: 800, height: 600 }

describe('zooming', () => {
  it('stays within its limits, and shows no background beside an enlarged photo', () => {
    const move = fc.record({
      steps: fc.double({ min: -60, max: 60, noNaN: true }),
      x: fc.double({ min: -2000, max: 2000, noNaN: true }),
      y: fc.double({ min: -2000, max: 2000, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
        let zoom = wholePhoto
        for (const { steps, x, y } of moves) {
          zoom = zoomTo(zoom, steppedScale(zoom.scale, steps), stage, { x, y })
          zoom = panTo(zoom, { x: zoom.x + x, y: zoom.y + y }, stage)
        }
        const edge = (Math.max(0, zoom.scale - 1) / 2) * stage.width
        return zoom.scale >= MIN_ZOOM && zoom.scale <= MAX_ZOOM && Math.abs(zoom.x) <= edge + 1e-9
      }),
    )
  })

  it('keeps the point under the pointer in place', () => {
    const at = { x: 200, y: 100 }
    const zoom = zoomTo(wholePhoto, 2, stage, at)
    expect({ x: zoom.x + at.x * 2, y: zoom.y + at.y * 2 }).toEqual(at)
  })
})
