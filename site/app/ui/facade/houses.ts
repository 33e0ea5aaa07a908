import { type Builder, type Plot, windowsOf } from './plot.ts'

/** Chimney from inside the roof to a metre above the ridge; drawn before the roof. */
function chimney({ pen }: Plot, x: number, ridge: number) {
  pen.fill(0, pen.rect(x - 0.4, ridge - 1, 0.8, 1.9) + pen.rect(x - 0.55, ridge + 0.9, 1.1, 0.22))
}

/** Solar panels on a roof: the renovation of every other house. */
function panels({ pen }: Plot, x: number, y: number, columns: number) {
  pen.fill('leafDeep', pen.rect(x, y, columns * 0.8, 1.7))
  pen.stroke(
    pen.hatch(x, y, columns * 0.8, 1.7, 0.8, true) +
      pen.line(x, y + 0.85, x + columns * 0.8, y + 0.85),
    'thin',
  )
}

function dormer({ pen }: Plot, x: number, y: number, windows: ReturnType<typeof windowsOf>) {
  pen.fill(0, pen.rect(x, y, 2.6, 1.45) + pen.rect(x - 0.2, y + 1.45, 3, 0.25))
  windows.add(x + 0.25, y + 0.3, 2.1, 0.9, 'tilt')
}

/** Row of post-war family houses under one tiled roof. */
export const rowHouses: Builder = (plot) => {
  const { pen, random, x } = plot
  const count = random.whole(3, 5)
  const unit = random.between(5.2, 5.8)
  const width = count * unit
  const eaves = 5.5
  const ridge = Math.min(plot.max - 1.2, eaves + random.between(3, 3.8))
  const hip = random.chance(0.3) ? 2 : 0
  const wall = random.whole(0, 3)
  for (let i = 1; i < count; i += 2) chimney(plot, x + i * unit, ridge)
  pen.fill(
    'roof',
    pen.shape([
      [x - 0.3, eaves],
      [x - 0.1 + hip, ridge],
      [x + width + 0.1 - hip, ridge],
      [x + width + 0.3, eaves],
    ]),
  )
  pen.stroke(pen.hatch(x + hip, eaves, width - hip * 2, ridge - eaves, 0.6), 'thin')
  pen.fill(wall, pen.rect(x, 0, width, eaves))
  const windows = windowsOf(plot)
  let doors = ''
  let party = ''
  for (let i = 0; i < count; i++) {
    const left = x + i * unit
    const mirrored = i % 2 === 1
    const doorAt = left + (mirrored ? unit - 1.5 : 0.5)
    const roomAt = left + (mirrored ? 0.6 : 2)
    if (i > 0) party += pen.line(left, 0, left, eaves)
    doors += pen.rect(doorAt, 0, 1, 2.15)
    windows.add(doorAt, 2.15, 1, 0.45)
    windows.add(roomAt, 0.6, unit - 2.6, 1.7, 'tilt', true)
    windows.add(roomAt, 3.4, unit - 2.6, 1.3, 'double', true)
    windows.add(doorAt, 3.4, 1, 1.3)
    const dice = random.next()
    if (dice < 0.3) panels(plot, left + 1, eaves + 0.8, 4)
    else if (dice < 0.65 && ridge - eaves > 2.4) dormer(plot, left + 1.4, eaves + 0.5, windows)
    else windows.add(left + 2.2, eaves + 1, 0.8, 1)
  }
  pen.stroke(party + pen.line(x, eaves - 0.35, x + width, eaves - 0.35))
  windows.draw()
  pen.fill('door', doors)
  return width
}

/** Houses of the 1930s: bay windows, porches under an arch, a gable on each front. */
export const terraced: Builder = (plot) => {
  const { pen, random, x } = plot
  const count = random.whole(2, 3)
  const unit = 6.4
  const width = count * unit
  const eaves = 5.4
  const ridge = Math.min(plot.max - 1.2, 9.8)
  const wall = random.whole(0, 3)
  for (let i = 1; i < count; i++) chimney(plot, x + i * unit, ridge)
  pen.fill(
    'roof',
    pen.shape([
      [x - 0.5, eaves],
      [x + 1.6, ridge],
      [x + width - 1.6, ridge],
      [x + width + 0.5, eaves],
    ]),
  )
  pen.stroke(pen.hatch(x + 1.6, eaves, width - 3.2, ridge - eaves, 0.6), 'thin')
  pen.fill(wall, pen.rect(x, 0, width, eaves))
  pen.stroke(pen.hatch(x, 0, width, 1, 0.25), 'thin')
  const windows = windowsOf(plot)
  let doors = ''
  let trim = ''
  for (let i = 0; i < count; i++) {
    const left = x + i * unit
    const bay = left + 0.5
    const peak = Math.min(ridge - 0.4, eaves + 3)
    pen.fill(
      wall,
      pen.shape([
        [bay - 0.3, eaves - 0.4],
        [bay - 0.3, eaves],
        [bay + 1.6, peak],
        [bay + 3.5, eaves],
        [bay + 3.5, eaves - 0.4],
      ]),
    )
    windows.add(bay + 1, eaves + 0.2, 1.2, 1.2, 'cross')
    windows.add(bay + 0.2, 3.3, 2.8, 1.4, 'cross', true)
    pen.fill(wall + 1, pen.rect(bay, 0, 3.2, 2.7) + pen.rect(bay - 0.2, 2.7, 3.6, 0.25))
    windows.add(bay + 0.3, 0.8, 0.7, 1.6, 'sash')
    windows.add(bay + 1, 0.8, 1.2, 1.6, 'cross')
    windows.add(bay + 2.2, 0.8, 0.7, 1.6, 'sash')
    const door = left + 4.5
    trim += `M${pen.at(door - 0.25, 0)}V${pen.ground - pen.px(1.9)}a${pen.px(0.75)} ${pen.px(0.75)} 0 0 1 ${pen.px(1.5)} 0V${pen.ground}`
    doors += pen.rect(door, 0, 1, 2)
    windows.add(door - 0.1, 3.5, 1.2, 1.2, 'sash', true)
    if (i > 0) trim += pen.line(left, 0, left, eaves)
  }
  pen.stroke(trim)
  windows.draw()
  pen.fill('door', doors)
  return width
}

/** New houses with a plain steep gable to the street and a tall glass front. */
export const gables: Builder = (plot) => {
  const { pen, random } = plot
  const count = random.whole(1, 3)
  let x = plot.x
  for (let i = 0; i < count; i++) {
    const width = random.between(6.2, 8)
    const eaves = random.pick([3, 5.6, 5.6])
    const ridge = Math.min(plot.max - 0.5, eaves + width * 0.62)
    const middle = x + width * random.pick([0.5, 0.5, 0.38])
    const wall = random.whole(0, 3)
    pen.fill(
      wall,
      pen.shape([
        [x, 0],
        [x, eaves],
        [middle, ridge],
        [x + width, eaves],
        [x + width, 0],
      ]),
    )
    if (random.chance(0.5)) pen.stroke(pen.hatch(x, 0, width, eaves, 0.4, true), 'thin')
    const windows = windowsOf(plot)
    windows.add(x + 0.7, 0.2, width * 0.46, 2.3, 'tilt')
    windows.add(middle - 0.8, eaves + 0.3, 1.6, Math.min(1.7, (ridge - eaves) * 0.4), 'double')
    if (eaves > 4) {
      windows.add(x + 0.7, 3.3, 1.4, 1.5, 'plain', true)
      windows.add(x + width - 2.6, 3.3, 1.9, 1.5, 'tilt', true)
    }
    windows.draw()
    pen.fill('door', pen.rect(x + width - 1.8, 0, 1.05, 2.2))
    x += width
  }
  return x - plot.x
}
