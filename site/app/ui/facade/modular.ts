import { type Builder, storeysThatFit, windowsOf } from './plot.ts'

/** Timber modules stacked with a shift, a garden on the roof. */
export const timberStack: Builder = (plot) => {
  const { pen, random, x } = plot
  const storey = 3.1
  const storeys = storeysThatFit(plot, storey, 3, 6, 2.6)
  const width = random.between(9, 12.5)
  const wall = random.whole(0, 3)
  const windows = windowsOf(plot)
  let cladding = ''
  const shiftOf = () => random.pick([-0.9, -0.4, 0, 0.4, 0.9])
  let shift = 0
  for (let s = 0; s < storeys; s++) {
    const left = x + 0.9 + shift
    const floor = s * storey
    pen.fill(s % 2 ? wall : wall + 1, pen.rect(left, floor, width, storey))
    const bays = 3
    const bay = width / bays
    const clad = random.whole(0, bays - 1)
    for (let b = 0; b < bays; b++) {
      const from = left + b * bay
      if (b === clad) {
        cladding += pen.hatch(from, floor, bay, storey, 0.38, true)
        if (s > 0) windows.add(from + bay / 2 - 0.45, floor + 0.9, 0.9, 1.5)
      } else if (s === 0 && b === (clad + 1) % bays) {
        pen.fill('door', pen.rect(from + 0.6, 0, 1.1, 2.3))
        windows.add(from + 1.9, 0.2, bay - 2.4, 2.1)
      } else {
        windows.add(from + 0.4, floor + 0.3, bay - 0.8, 2.3, 'tilt')
        if (s > 0)
          cladding +=
            pen.hatch(from + 0.3, floor, bay - 0.6, 1, 0.26, true) +
            pen.line(from + 0.3, floor + 1, from + bay - 0.3, floor + 1)
      }
    }
    shift = s + 1 < storeys ? shiftOf() : shift
  }
  const top = storeys * storey
  const roof = x + 0.9 + shift
  let bushes = ''
  for (let i = 0; i < 4; i++) {
    const r = random.between(0.5, 1.1)
    const at = roof + 1 + random.next() * (width - 2)
    bushes += `M${pen.at(at - r, top)}a${pen.px(r)} ${pen.px(r)} 0 0 1 ${pen.px(r * 2)} 0z`
  }
  pen.fill('leafDeep', bushes)
  windows.draw()
  pen.stroke(cladding, 'thin')
  return width + 1.8
}

/** The factory where modules are made: north lights and a door as big as a house. */
export const factory: Builder = (plot) => {
  const { pen, random, x } = plot
  const bays = random.whole(2, 3)
  const bay = 7.5
  const width = bays * bay
  const eaves = 5.2
  const rise = 3
  const wall = random.whole(0, 3)
  let outline = `M${pen.at(x, 0)}L${pen.at(x, eaves)}`
  let lights = ''
  for (let i = 0; i < bays; i++) {
    const left = x + i * bay
    outline += `L${pen.at(left, eaves + rise)}L${pen.at(left + bay, eaves)}`
    lights += pen.shape([
      [left + 0.4, eaves + 0.3],
      [left + 0.4, eaves + rise - 0.8],
      [left + 3.8, eaves + 0.9],
      [left + 3.8, eaves + 0.3],
    ])
  }
  pen.fill(wall, `${outline}L${pen.at(x + width, 0)}z`)
  pen.fill('glass', lights)
  pen.stroke(pen.hatch(x, 0, width, eaves, 0.5), 'thin')
  pen.fill('door', pen.rect(x + 1, 0, 5, 4.4))
  pen.stroke(pen.hatch(x + 1, 0, 5, 4.4, 0.55), 'thin')
  const windows = windowsOf(plot)
  for (let i = 0; i < (bays - 1) * 3; i++)
    windows.add(x + bay + 0.5 + i * 2.4, 2, 1.8, 1.6, 'double')
  windows.draw()
  return width
}
