import type { Pen } from './pen.ts'
import type { Random } from './random.ts'

/** The far skyline: pale outlines behind the street, for depth. */
export function backdrop(pen: Pen, random: Random, end: number, max: number): void {
  let x = -2
  while (x < end) {
    const width = random.between(6, 15)
    const high = random.between(0.3, 0.78) * max
    const kind = random.pick(['flat', 'gable', 'flat', 'church'] as const)
    if (kind === 'flat') pen.far(pen.rect(x, 0, width, high))
    else if (kind === 'gable') {
      const eaves = high * 0.6
      pen.far(
        pen.shape([
          [x, 0],
          [x, eaves],
          [x + width / 2, eaves + width * 0.4],
          [x + width, eaves],
          [x + width, 0],
        ]),
      )
    } else if (random.chance(0.3)) {
      const top = max * 0.7
      pen.far(
        pen.shape([
          [x, 0],
          [x, top],
          [x + 1.6, max * 0.98],
          [x + 3.2, top],
          [x + 3.2, 0],
        ]),
      )
    }
    x += width + random.between(0, 14)
  }
}

/** The ground as in a section: a heavy line, and earth hatched under it here and there. */
export function groundLine(pen: Pen, random: Random, end: number): void {
  const below = pen.px(0.9)
  let hatch = ''
  for (let x = random.between(0, 6); x < end; x += random.between(14, 26)) {
    for (let i = 0; i < 6; i++) hatch += `M${pen.at(x + i * 0.8, 0)}l${-below} ${below}`
  }
  pen.stroke(hatch, 'thin')
  pen.stroke(pen.line(0, 0, end, 0), 'bold')
}
