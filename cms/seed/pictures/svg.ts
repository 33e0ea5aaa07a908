/** Small pieces of SVG text. All numbers are in the units of the drawing. */

const round = (value: number) => Math.round(value * 10) / 10

type Attributes = Readonly<Record<string, string | number>>

/** Shadows and reflections have no outline. */
const outlined = (attributes: Attributes): Attributes =>
  'fill-opacity' in attributes ? { stroke: 'none', ...attributes } : attributes

const attributesOf = (attributes: Attributes) =>
  Object.entries(outlined(attributes))
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')

export type Corner = readonly [number, number]

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => `<rect${attributesOf({ x, y, width, height, fill, ...more })}/>`

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle${attributesOf({ cx: x, cy: y, r, fill, ...more })}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => `<ellipse${attributesOf({ cx: x, cy: y, rx, ry, fill, ...more })}/>`

export const polygon = (corners: readonly Corner[], fill: string, more: Attributes = {}) =>
  `<polygon points="${corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}"${attributesOf({ fill, ...more })}/>`

export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))))}"${attributesOf({ fill, ...more })}/>`

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more })

/** A whole drawing. */
export const drawing = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
