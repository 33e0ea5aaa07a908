import { type Builder, storeysThatFit, windowsOf } from './plot.ts'

/** Gallery flat: front doors along open walkways, a glazed stair tower at the end. */
export const galleryFlat: Builder = (plot) => {
  const { pen, random, x } = plot
  const storey = 2.8
  const base = 2.5
  const storeys = storeysThatFit(plot, storey, 3, 6, base + 2.5)
  const bays = random.whole(4, 6)
  const bay = 5.6
  const tower = 3.4
  const width = tower + bays * bay
  const top = base + storeys * storey
  const wall = random.whole(0, 2)
  pen.fill(wall, pen.rect(x + tower, 0, width - tower, top))
  const windows = windowsOf(plot)
  let doors = ''
  let slabs = ''
  let rails = ''
  for (let s = 0; s < storeys; s++) {
    const floor = base + s * storey
    for (let b = 0; b < bays; b++) {
      const left = x + tower + b * bay
      doors += pen.rect(left + 0.4, floor, 0.95, 2.1)
      windows.add(left + 1.7, floor + 0.9, 1, 1.3)
      windows.add(left + 3.1, floor + 0.9, 1.9, 1.3, 'tilt')
    }
    slabs += pen.line(x + tower, floor, x + width + 0.4, floor)
    rails += pen.rect(x + tower, floor, width - tower + 0.3, 0.95)
  }
  windows.draw()
  pen.fill('door', doors)
  pen.fill(wall + 1, rails)
  for (let s = 0; s < storeys; s++) {
    pen.stroke(pen.hatch(x + tower, base + s * storey, width - tower, 0.95, bay / 4, true), 'thin')
  }
  pen.stroke(slabs, 'bold')
  pen.stroke(pen.hatch(x + tower, 0, width - tower, base, 1.4, true))
  pen.fill('roof', pen.rect(x + tower - 0.2, top, width - tower + 0.6, 0.4))
  pen.fill('glass', pen.rect(x, 0, tower, top + 2))
  pen.stroke(
    pen.hatch(x, 0, tower, top + 2, storey / 2) +
      pen.line(x + tower / 2, 0, x + tower / 2, top + 2),
    'thin',
  )
  pen.fill('door', pen.rect(x + tower / 2 - 0.9, 0, 1.8, 2.2))
  return width
}

/** Portico flat: three or four storeys around shared stairs, balconies on both sides. */
export const porticoFlat: Builder = (plot) => {
  const { pen, random, x } = plot
  const storey = 2.85
  const storeys = storeysThatFit(plot, storey, 3, 4, 2.4)
  const count = random.whole(1, 2)
  const unit = 14.6
  const width = count * unit
  const top = storeys * storey + 0.6
  const ridge = random.chance(0.6) ? top + 1.9 : top
  const wall = random.whole(0, 3)
  if (ridge > top) {
    pen.fill(
      'roof',
      pen.shape([
        [x - 0.5, top],
        [x + 1.8, ridge],
        [x + width - 1.8, ridge],
        [x + width + 0.5, top],
      ]),
    )
    pen.stroke(pen.hatch(x + 1.8, top, width - 3.6, ridge - top, 0.6), 'thin')
  }
  pen.fill(wall, pen.rect(x, 0, width, top))
  if (ridge === top) pen.fill('roof', pen.rect(x - 0.3, top, width + 0.6, 0.45))
  const windows = windowsOf(plot)
  let balconies = ''
  let bars = ''
  let doors = ''
  for (let i = 0; i < count; i++) {
    const left = x + i * unit
    const stair = left + unit / 2 - 1.1
    for (let s = 0; s < storeys; s++) {
      const floor = s * storey + 0.4
      for (const [room, balcony] of [
        [left + 0.7, left + 3],
        [left + unit - 2.2, left + unit - 6],
      ] as const) {
        windows.add(room, floor + 0.8, 1.5, 1.4, 'double', true)
        windows.add(balcony + 0.4, floor, 1, 2.2)
        windows.add(balcony + 1.4, floor + 0.8, 1.3, 1.4)
        if (s > 0) {
          balconies += pen.rect(balcony, floor - 0.15, 3, 1.05)
          bars += pen.hatch(balcony, floor - 0.15, 3, 1.05, 0.3, true)
        }
      }
      if (s > 0) windows.add(stair, floor - 0.9, 2.2, 2.3, 'cross')
    }
    doors += pen.rect(stair + 0.2, 0, 1.8, 2.2)
    if (i > 0) bars += pen.line(left, 0, left, top)
  }
  windows.draw()
  pen.fill('door', doors)
  pen.fill(wall + 1, balconies)
  pen.stroke(bars, 'thin')
  for (let i = 0; i < count; i++)
    pen.fill('roof', pen.rect(x + i * unit + unit / 2 - 1.5, 2.35, 3, 0.3))
  return width
}

/** Tower block of seven storeys or more, balconies shifting from floor to floor. */
export const tower: Builder = (plot) => {
  const { pen, random, x } = plot
  const storey = 2.95
  const plinth = 4
  const storeys = storeysThatFit(plot, storey, 4, 11, plinth + 2.5)
  const columns = random.whole(4, 5)
  const bay = 3.2
  const width = columns * bay + 1
  const top = plinth + storeys * storey
  const wall = random.whole(0, 3)
  const box = x + width * random.between(0.2, 0.5)
  pen.fill('roof', pen.rect(box, top, 4, 2))
  pen.stroke(
    pen.line(box + 1, top + 2, box + 1, top + 3.6) + pen.hatch(box, top, 4, 2, 0.4, true),
    'thin',
  )
  pen.fill(wall, pen.rect(x, 0, width, top) + pen.rect(x - 0.25, top, width + 0.5, 0.45))
  const windows = windowsOf(plot)
  let balconies = ''
  let bars = ''
  let slabs = ''
  const shift = random.whole(0, 1)
  const striped = random.chance(0.4)
  for (let s = 0; s < storeys; s++) {
    const floor = plinth + s * storey
    slabs += pen.line(x, floor, x + width, floor)
    for (let c = 0; c < columns; c++) {
      const left = x + 0.5 + c * bay
      const open = !striped && (c + s + shift) % 2 === 0
      windows.add(left + 0.35, floor + (open ? 0.1 : 0.8), bay - 0.7, open ? 2.3 : 1.5, 'tilt')
      if (open) {
        balconies += pen.rect(left - 0.05, floor, bay + 0.1, 1)
        bars += pen.hatch(left, floor, bay, 1, 0.35, true)
      }
    }
  }
  windows.draw()
  pen.stroke(slabs, striped ? 'bold' : 'thin')
  pen.fill(wall + 1, balconies)
  pen.stroke(bars, 'thin')
  pen.fill('glass', pen.rect(x + 0.6, 0, width - 1.2, plinth - 0.7))
  pen.stroke(pen.hatch(x + 0.6, 0, width - 1.2, plinth - 0.7, bay / 2, true))
  pen.fill('door', pen.rect(x + width / 2 - 1, 0, 2, 2.4))
  return width
}
