import type { Fill, Pen } from './pen.ts'
import type { Plot } from './plot.ts'

/** A person of 1.75 m, for scale. */
export function person(pen: Pen, x: number, y: number, fill: Fill): void {
  const body = pen.shape([
    [x - 0.17, y],
    [x - 0.26, y + 0.8],
    [x - 0.24, y + 1.4],
    [x + 0.24, y + 1.4],
    [x + 0.26, y + 0.8],
    [x + 0.17, y],
    [x + 0.04, y],
    [x, y + 0.7],
    [x - 0.04, y],
  ])
  pen.solid(body + pen.circle(x, y + 1.6, 0.17), fill)
}

/** A bicycle seen from the side. */
function bicycle(pen: Pen, x: number): void {
  pen.stroke(
    pen.circle(x, 0.36, 0.36) +
      pen.circle(x + 1.1, 0.36, 0.36) +
      pen.shape(
        [
          [x, 0.36],
          [x + 0.35, 0.85],
          [x + 0.9, 0.85],
          [x + 0.5, 0.36],
          [x, 0.36],
        ],
        false,
      ) +
      pen.shape(
        [
          [x + 1.1, 0.36],
          [x + 0.85, 1.05],
          [x + 0.7, 1.1],
        ],
        false,
      ) +
      pen.line(x + 0.2, 1, x + 0.45, 1) +
      pen.line(x + 0.5, 0.36, x + 0.32, 1),
  )
}

/** A tree: round, poplar or pollard. `height` in metres. */
function tree({ pen, random }: Plot, x: number, height: number): void {
  const kind = random.pick(['round', 'round', 'poplar', 'pollard'] as const)
  const leaf = random.chance(0.5) ? 'leaf' : 'leafDeep'
  pen.stroke(pen.line(x, 0, x, height * 0.5), 'bold')
  if (kind === 'poplar') {
    pen.fill(leaf, pen.circle(x, height * 0.58, height * 0.13, height * 0.42))
    pen.stroke(pen.line(x, height * 0.3, x, height * 0.85))
  } else if (kind === 'pollard') {
    const crown = height * 0.55
    pen.fill(
      leaf,
      pen.circle(x - crown * 0.28, crown, crown * 0.3) +
        pen.circle(x + crown * 0.28, crown, crown * 0.3) +
        pen.circle(x, crown * 1.28, crown * 0.34),
    )
  } else {
    const radius = height * 0.3
    pen.fill(leaf, pen.circle(x, height - radius, radius))
    pen.stroke(
      pen.line(x, height * 0.45, x, height - radius) +
        pen.line(x, height * 0.55, x + radius * 0.45, height - radius * 0.9) +
        pen.line(x, height * 0.5, x - radius * 0.4, height - radius * 1.1),
    )
  }
}

/** Draws a tree on the pavement in a gap of `width` metres; nothing in one under 2 metres. */
export function fillGap(plot: Plot, width: number): void {
  const { random, x, max } = plot
  if (width < 2) return
  const height = Math.min(max * 0.7, random.between(5.5, 8.5))
  tree(plot, x + width / 2, height)
}

/** People, bicycles and a lamp post in front of a building of `width` metres. */
export function pavement({ pen, random, x }: Plot, width: number): void {
  const dice = random.next()
  const at = x + random.between(0.15, 0.75) * width
  if (dice < 0.3) {
    person(pen, at, 0, 'ink')
    if (random.chance(0.55)) person(pen, at + 0.75, 0, 'door')
  } else if (dice < 0.5) {
    bicycle(pen, at)
    if (random.chance(0.5)) bicycle(pen, at + 0.8)
  } else if (dice < 0.62) {
    pen.stroke(
      `${pen.line(at, 0, at, 4.6)}M${pen.at(at, 4.6)}q0 ${-pen.px(0.6)} ${pen.px(0.9)} ${-pen.px(0.5)}`,
    )
  }
}

/** Two or three birds, far apart from each other and high up. */
export function birds({ pen, random }: Plot, x: number, y: number): void {
  let d = ''
  for (let i = 0; i < random.whole(2, 3); i++) {
    const w = pen.px(0.55)
    d += `M${pen.at(x + i * 1.9, y + random.between(-0.8, 0.8))}q${w} ${-w} ${w * 1.2} ${w * 0.3}q${w * 0.4} ${-w} ${w * 1.2} ${-w * 0.3}`
  }
  pen.stroke(d)
}
