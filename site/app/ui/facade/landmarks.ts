import { type Builder, windowsOf } from './plot.ts'

/** A farm turned into homes: great roof, barn doors, glass let into the front. */
export const farm: Builder = (plot) => {
  const { pen, random, x } = plot
  const width = random.between(17, 21)
  const eaves = 2.6
  const ridge = Math.min(plot.max - 0.5, random.between(9, 10.5))
  const middle = x + width / 2
  const knee = eaves + (ridge - eaves) * 0.62
  pen.fill(
    random.whole(0, 2),
    pen.shape([
      [x + 1.2, 0],
      [x + 1.2, eaves],
      [middle, ridge - 0.6],
      [x + width - 1.2, eaves],
      [x + width - 1.2, 0],
    ]),
  )
  const windows = windowsOf(plot)
  windows.add(middle - 1.6, knee - 1, 3.2, 1.5, 'double')
  windows.add(x + 2.2, 0.9, 1.3, 1.2, 'cross')
  windows.add(x + width - 3.5, 0.9, 1.3, 1.2, 'cross')
  windows.add(middle - 5.4, 0.2, 2.2, 2.5, 'double')
  windows.add(middle + 3.2, 0.2, 2.2, 2.5, 'double')
  windows.draw()
  pen.fill('door', pen.rect(middle - 2.2, 0, 4.4, 3.8))
  pen.stroke(
    pen.line(middle, 0, middle, 3.8) +
      pen.line(middle - 2.2, 0, middle, 3.8) +
      pen.line(middle + 2.2, 0, middle, 3.8),
    'thin',
  )
  const slope = 0.9
  pen.fill(
    'roof',
    pen.shape([
      [x - 0.2, eaves - 0.7],
      [x + width * 0.2, knee],
      [middle, ridge + 0.4],
      [x + width * 0.8, knee],
      [x + width + 0.2, eaves - 0.7],
      [x + width - 0.9, eaves - 0.9],
      [x + width * 0.8 - slope, knee - 0.9],
      [middle, ridge - slope],
      [x + width * 0.2 + slope, knee - 0.9],
      [x + 0.9, eaves - 0.9],
    ]),
  )
  return width
}

/** A town hall: columns, pediment, a clock turret with a flag. */
export const townHall: Builder = (plot) => {
  const { pen, random, x } = plot
  const width = 21
  const wing = 6.4
  const top = 8.4
  const middle = x + width / 2
  const peak = top + 2.4
  const wall = random.whole(0, 2)
  const turret = Math.min(plot.max - 2.6, 15)
  if (turret > peak + 1.5) {
    pen.fill(wall, pen.rect(middle - 1.4, peak - 1, 2.8, turret - peak + 1))
    pen.fill(
      'door',
      `M${pen.at(middle - 1.7, turret)}Q${pen.at(middle - 1.2, turret + 1.7)} ${pen.at(middle, turret + 2)}Q${pen.at(middle + 1.2, turret + 1.7)} ${pen.at(middle + 1.7, turret)}z`,
    )
    pen.fill('glass', pen.circle(middle, turret - 1.3, 0.85))
    pen.stroke(
      pen.line(middle, turret - 1.3, middle, turret - 0.7) +
        pen.line(middle, turret - 1.3, middle + 0.4, turret - 1.5) +
        pen.line(middle, turret + 2, middle, turret + 2.6),
    )
  }
  pen.fill(
    'roof',
    pen.shape([
      [x - 0.3, top],
      [x + 2.4, top + 2],
      [x + width - 2.4, top + 2],
      [x + width + 0.3, top],
    ]),
  )
  pen.stroke(pen.hatch(x + 2.4, top, width - 4.8, 2, 0.5), 'thin')
  pen.fill(wall, pen.rect(x, 0, width, top))
  const windows = windowsOf(plot)
  for (const side of [x, x + width - wing]) {
    for (let i = 0; i < 3; i++) {
      windows.add(side + 0.7 + i * 1.85, 1.6, 1.15, 2.3, 'cross', true)
      windows.add(side + 0.7 + i * 1.85, 5, 1.15, 2, 'cross', true)
    }
  }
  const left = x + wing
  const centre = width - wing * 2
  pen.fill(wall + 1, pen.rect(left, 0.9, centre, top - 0.9))
  for (let i = 0; i < 3; i++) windows.add(left + 1.05 + i * 2.35, 5, 1.4, 2, 'cross')
  windows.draw()
  pen.fill('door', pen.rect(middle - 0.9, 0.9, 1.8, 2.9))
  let columns = ''
  for (let i = 0; i < 4; i++) columns += pen.rect(left + 0.35 + i * 2.36, 0.9, 0.5, top - 1.5)
  pen.fill(0, columns)
  pen.fill(0, pen.rect(left - 0.3, top - 0.6, centre + 0.6, 0.6))
  pen.fill(
    wall + 1,
    pen.shape([
      [left - 0.5, top],
      [middle, peak],
      [left + centre + 0.5, top],
    ]),
  )
  pen.fill(
    0,
    pen.rect(left - 0.6, 0, centre + 1.2, 0.3) +
      pen.rect(left - 0.4, 0.3, centre + 0.8, 0.3) +
      pen.rect(left - 0.2, 0.6, centre + 0.4, 0.3),
  )
  return width
}
