import { type Builder, storeysThatFit, windowsOf } from './plot.ts'
import { person } from './street-life.ts'

/** A block being renovated: the left half has its new skin, the right half stands in scaffolding. */
export const renovation: Builder = (plot) => {
  const { pen, random, x } = plot
  const storey = 2.8
  const storeys = storeysThatFit(plot, storey, 3, 4, 3)
  const bays = 5
  const bay = 3.8
  const width = bays * bay
  const done = 2
  const top = storeys * storey + 0.5
  pen.fill(2, pen.rect(x, 0, width, top))
  pen.fill(1, pen.rect(x - 0.2, 0, done * bay + 0.2, top + 0.5))
  pen.fill(
    'roof',
    pen.rect(x - 0.3, top + 0.5, done * bay + 0.5, 0.35) +
      pen.rect(x + done * bay, top, width - done * bay + 0.2, 0.3),
  )
  const windows = windowsOf(plot)
  for (let s = 0; s < storeys; s++) {
    for (let b = 0; b < bays; b++) {
      const floor = s * storey + 0.4
      if (b < done) windows.add(x + b * bay + 0.6, floor + 0.3, bay - 1.2, 2, 'tilt')
      else windows.add(x + b * bay + 0.9, floor + 0.8, bay - 1.8, 1.3, 'cross', true)
    }
  }
  windows.draw()
  const from = x + done * bay + 0.4
  const to = x + width + 1.2
  let poles = ''
  let decks = ''
  let braces = ''
  const lift = 2
  const lifts = Math.ceil((top + 0.8) / lift)
  const columns = 5
  const step = (to - from) / columns
  for (let c = 0; c <= columns; c++)
    poles += pen.line(from + c * step, 0, from + c * step, lifts * lift + 0.8)
  for (let l = 1; l <= lifts; l++) {
    decks += pen.line(from - 0.3, l * lift, to + 0.3, l * lift)
    poles += pen.line(from, l * lift + 0.7, to, l * lift + 0.7)
    const c = l % columns
    braces += pen.line(from + c * step, (l - 1) * lift, from + (c + 1) * step, l * lift)
  }
  const net = random.whole(2, 3)
  pen.solid(pen.rect(from + net * step, lift * 1.05, step * 2, lift * 2), 'leaf')
  pen.stroke(
    pen.hatch(from + net * step, lift, step * 2, lift * 2, 0.4) +
      pen.hatch(from + net * step, lift, step * 2, lift * 2, 0.4, true) +
      braces,
    'thin',
  )
  pen.stroke(poles)
  pen.stroke(decks, 'bold')
  person(pen, from + step * 0.5, lift, 'door')
  person(pen, from + step * (net + 0.4), lift * 3, 'ink')
  return width + 1.6
}

/** A new building going up: frame, placed modules, and a crane holding the next one. */
export const buildingSite: Builder = (plot) => {
  const { pen, random, x } = plot
  const storey = 3.1
  const width = 12
  const mast = x + width + 1.6
  const hook = Math.max(14, Math.min(plot.max - 2.4, 27))
  const storeys = Math.max(2, Math.min(4, Math.floor((hook - 9) / storey)))
  const windows = windowsOf(plot)
  for (let s = 0; s < storeys; s++) {
    for (let b = 0; b < 3; b++) {
      const left = x + b * 4
      if (s === storeys - 1 && b !== 0) continue
      pen.fill((s + b) % 2 ? 1 : 0, pen.rect(left, s * storey, 4, storey))
      windows.add(left + 0.6, s * storey + 0.5, 2.8, 1.9, 'tilt')
    }
  }
  windows.draw()
  pen.stroke(pen.hatch(x, 0, 4, storeys * storey, 0.4, true), 'thin')
  const frame = storeys * storey
  let columns = ''
  for (let b = 1; b <= 3; b++)
    columns += pen.line(x + b * 4, frame - storey, x + b * 4, frame + 0.7)
  pen.stroke(columns + pen.line(x + 4, frame, x + width, frame))
  let lattice = ''
  for (let y = 0; y < hook - 1; y += 1.4)
    lattice += pen.line(mast, y, mast + 1.2, y + 1.4) + pen.line(mast, y + 1.4, mast + 1.2, y + 1.4)
  pen.stroke(lattice, 'thin')
  pen.stroke(pen.line(mast, 0, mast, hook) + pen.line(mast + 1.2, 0, mast + 1.2, hook))
  const reach = mast - random.between(15, 17)
  const tail = mast + 7
  const peak = Math.min(plot.max, hook + 3)
  pen.stroke(
    pen.line(reach, hook, tail, hook) +
      pen.line(reach, hook + 0.8, tail, hook + 0.8) +
      pen.shape(
        [
          [reach + 5, hook + 0.8],
          [mast + 0.6, peak],
          [tail - 1, hook + 0.8],
        ],
        false,
      ) +
      pen.line(mast + 0.6, hook, mast + 0.6, peak),
  )
  let web = ''
  for (let a = reach; a < tail - 0.9; a += 1.6)
    web += pen.shape(
      [
        [a, hook],
        [a + 0.8, hook + 0.8],
        [a + 1.6, hook],
      ],
      false,
    )
  pen.stroke(web, 'thin')
  pen.fill('door', pen.rect(mast - 0.2, hook - 1.9, 1.6, 1.9))
  pen.fill('roof', pen.rect(tail - 2.4, hook - 1.3, 2, 1.3))
  const load = x + 6
  const hang = Math.max(frame + 1.2, hook - 6.5)
  pen.stroke(
    pen.line(load, hook, load, hang + 4.2) +
      pen.shape(
        [
          [load - 2, hang + 2.7],
          [load, hang + 4.2],
          [load + 2, hang + 2.7],
        ],
        false,
      ),
  )
  pen.fill(3, pen.rect(load - 2, hang, 4, 2.7))
  windows.add(load - 1.4, hang + 0.5, 1.7, 1.6)
  windows.draw()
  pen.fill('door', pen.rect(load + 0.7, hang, 0.9, 2))
  return width + 4
}
