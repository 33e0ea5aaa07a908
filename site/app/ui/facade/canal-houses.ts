import type { Pen, Point } from './pen.ts'
import { type Builder, windowsOf } from './plot.ts'

type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'cornice'

/** Outline of the front from the ground, over the gable, back to the ground. */
function front(
  pen: Pen,
  gable: Gable,
  x: number,
  width: number,
  top: number,
  rise: number,
): string {
  const middle = x + width / 2
  const start = `M${pen.at(x, 0)}L${pen.at(x, top)}`
  const end = `L${pen.at(x + width, top)}L${pen.at(x + width, 0)}z`
  const through = (points: readonly Point[]) => points.map(([a, b]) => `L${pen.at(a, b)}`).join('')
  switch (gable) {
    case 'step': {
      const steps = 4
      const left: Point[] = []
      for (let i = 0; i < steps; i++) {
        const side = x + (width * 0.42 * i) / (steps - 1)
        left.push([side, top + (rise * i) / steps], [side, top + (rise * (i + 1)) / steps])
      }
      const right = left.map(([a, b]): Point => [x + width - (a - x), b]).reverse()
      return start + through(left) + through(right) + end
    }
    case 'neck': {
      const half = width * 0.22
      const neck = top + rise * 0.78
      const scroll = (from: Point, control: Point, to: Point) =>
        `L${pen.at(...from)}Q${pen.at(...control)} ${pen.at(...to)}`
      return (
        start +
        scroll([x, top + 0.2], [middle - half - 0.1, top + 0.3], [middle - half, neck - 0.6]) +
        through([
          [middle - half, neck],
          [middle, top + rise],
          [middle + half, neck],
        ]) +
        scroll(
          [middle + half, neck - 0.6],
          [middle + half + 0.1, top + 0.3],
          [x + width, top + 0.2],
        ) +
        end
      )
    }
    case 'bell':
      return (
        `${start}C${pen.at(x + width * 0.22, top)} ${pen.at(x + width * 0.2, top + rise * 0.85)} ${pen.at(middle - width * 0.14, top + rise * 0.9)}` +
        `Q${pen.at(middle, top + rise * 1.12)} ${pen.at(middle + width * 0.14, top + rise * 0.9)}` +
        `C${pen.at(x + width * 0.8, top + rise * 0.85)} ${pen.at(x + width * 0.78, top)} ${pen.at(x + width, top)}${end}`
      )
    case 'spout':
      return (
        start +
        through([
          [middle - 0.6, top + rise * 0.85],
          [middle - 0.6, top + rise],
          [middle + 0.6, top + rise],
          [middle + 0.6, top + rise * 0.85],
        ]) +
        end
      )
    case 'cornice':
      return start + end
  }
}

/** Two to four narrow houses on a canal, each with its own gable. */
export const canalHouses: Builder = (plot) => {
  const { pen, random } = plot
  const count = random.whole(2, 4)
  let x = plot.x
  let last: Gable | undefined
  for (let i = 0; i < count; i++) {
    const gable = random.pick(
      (['step', 'neck', 'bell', 'spout', 'cornice'] as const).filter((g) => g !== last),
    )
    last = gable
    const width = random.between(5, 6.6)
    const rise = gable === 'cornice' ? 0.9 : random.between(3.4, 4.2)
    const floors = [3.7, 3.4, 3, 2.6].slice(0, random.whole(2, 4))
    while (floors.length > 2 && floors.reduce((a, b) => a + b, 0.9) + rise > plot.max) floors.pop()
    const top = floors.reduce((a, b) => a + b, 0.9)
    pen.fill(random.whole(0, 3), front(pen, gable, x, width, top, rise))
    const windows = windowsOf(plot)
    const columns = width > 5.9 ? 3 : 2
    const bay = (width - 0.6) / columns
    const doorAt = random.whole(0, columns - 1)
    const doorX = x + 0.3 + doorAt * bay + (bay - 1.1) / 2
    let level = 0.9
    floors.forEach((height, floor) => {
      for (let c = 0; c < columns; c++) {
        if (floor === 0 && c === doorAt) continue
        const w = 1.15
        windows.add(
          x + 0.3 + c * bay + (bay - w) / 2,
          level + 0.55,
          w,
          height * 0.64,
          'cross',
          true,
        )
      }
      level += height
    })
    windows.add(doorX, 3.1, 1.1, 0.6)
    if (gable === 'cornice') {
      pen.fill(
        'roof',
        pen.rect(x - 0.15, top, width + 0.3, 0.35) +
          pen.rect(x - 0.3, top + 0.35, width + 0.6, 0.35),
      )
      pen.stroke(pen.hatch(x, top - 0.5, width, 0.5, width / 7, true))
    } else {
      windows.add(x + width / 2 - 0.5, top + 0.3, 1, Math.min(1.7, rise * 0.45), 'sash')
      const beam = top + rise * 0.72
      pen.fill('roof', pen.rect(x + width / 2 - 0.2, beam, 0.4, 0.35))
      pen.stroke(pen.line(x + width / 2, beam - 0.4, x + width / 2, beam))
    }
    windows.draw()
    pen.fill('door', pen.rect(doorX, 0.9, 1.1, 2.2))
    pen.fill(
      0,
      pen.shape([
        [doorX - 0.9, 0],
        [doorX - 0.9, 0.3],
        [doorX - 0.6, 0.3],
        [doorX - 0.6, 0.6],
        [doorX - 0.3, 0.6],
        [doorX - 0.3, 0.9],
        [doorX + 1.4, 0.9],
        [doorX + 1.4, 0],
      ]),
    )
    x += width
  }
  return x - plot.x
}
