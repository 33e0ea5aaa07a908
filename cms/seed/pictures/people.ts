import { COLOURS } from './palette.ts'
import type { Dice } from './random.ts'
import { circle, ellipse, line, path, rect } from './svg.ts'

const SKINS = ['#f0d0b4', '#e6bc98', '#c99468', '#a06b43', '#7a4c2c']
const HAIR = ['#2a2725', '#5a4030', '#8c5a35', '#c9a768', '#b5b5b0', '#2a2725']
const TOPS = [
  COLOURS.dusk,
  COLOURS.pine,
  COLOURS.slate,
  COLOURS.brick,
  COLOURS.moss,
  COLOURS.ochre,
  '#3c3f4a',
  '#7a5266',
  COLOURS.sand,
]
const LEGS = ['#2c333b', '#3d4852', '#4a4438', '#26372f', '#575b63']

/** Width of the ink around a figure, in the units of the scene, and at most in those of its body. */
const OUTLINE = 2.5
const MAX_OUTLINE = 3

export interface FigureOptions {
  /** A builder with helmet and safety vest. */
  readonly builder?: boolean
  /** Seen from behind: no face. */
  readonly behind?: boolean
}

/**
 * A standing person, as architects put them in drawings.
 * @param x middle of the feet
 * @param y ground under the feet
 * @param height from the ground to the crown
 */
export function figure(
  x: number,
  y: number,
  height: number,
  dice: Dice,
  options: FigureOptions = {},
): string {
  const scale = height / 178
  const outline = Math.min(OUTLINE / scale, MAX_OUTLINE)
  /** An arm or a leg with ink around it. */
  const limb = (d: string, colour: string, width: number) =>
    line(d, COLOURS.ink, width + outline) + line(d, colour, width - outline)
  const skin = dice.pick(SKINS)
  const hair = dice.pick(HAIR)
  const top = options.builder ? COLOURS.dusk : dice.pick(TOPS)
  const legs = dice.pick(LEGS)
  const stance = dice.whole(4, 9)
  const coat = !options.builder && dice.chance(0.35)
  const skirt = !coat && !options.builder && dice.chance(0.2)
  const long = dice.chance(0.4)
  const arm = dice.whole(0, 3)
  const parts: string[] = []
  parts.push(ellipse(0, 0, 20, 3.2, COLOURS.ink, { 'fill-opacity': 0.22 }))
  // Legs and shoes, on a body of 178 units.
  if (skirt) {
    parts.push(limb('M-6 -48V-4M6 -48V-4', skin, 7))
    parts.push(path('M-13 -92H13L20 -42H-20Z', legs))
  } else {
    parts.push(
      path(
        `M-14 -92H14L${stance + 6} -3H${stance - 5}L1 -74L${-stance + 5} -3H${-stance - 6}Z`,
        legs,
      ),
    )
  }
  parts.push(path(`M${-stance - 7} 0v-6h11l3 6ZM${stance - 6} 0v-6h11l3 6Z`, '#20252a'))
  // The arm behind, the body, the arm in front.
  if (arm === 1) parts.push(limb('M15 -138L26 -112L20 -86', top, 9.5))
  parts.push(
    path(
      coat
        ? 'M-19 -138C-18 -146 -8 -149 0 -149C8 -149 18 -146 19 -138L18 -60H-18Z'
        : 'M-18 -138C-17 -146 -8 -149 0 -149C8 -149 17 -146 18 -138L15 -86H-15Z',
      top,
    ),
  )
  if (options.builder)
    parts.push(
      path('M-17 -140L-15 -88H15L17 -140L8 -148H-8Z', COLOURS.vest) +
        rect(-16, -112, 32, 6, '#f7f5ea') +
        rect(-10, -146, 4, 36, '#f7f5ea') +
        rect(6, -146, 4, 36, '#f7f5ea'),
    )
  const cuff = (cx: number, cy: number) => circle(cx, cy, 4.6, skin)
  if (arm === 0) parts.push(limb('M-17 -136L-22 -104L-18 -78', top, 9.5) + cuff(-18, -74))
  if (arm === 1) parts.push(cuff(20, -82) + limb('M-17 -136L-22 -104L-18 -80', top, 9.5))
  if (arm === 2)
    parts.push(
      limb('M16 -136L22 -110L4 -98', top, 9.5) +
        cuff(1, -98) +
        rect(-10, -112, 17, 22, COLOURS.white, { transform: 'rotate(-12 0 -100)' }),
    )
  if (arm === 3)
    parts.push(
      limb('M16 -136L32 -118L40 -136', top, 9) +
        cuff(41, -139) +
        limb('M-16 -136L-20 -104L-10 -92', top, 9.5),
    )
  if (dice.chance(0.3) && !options.builder)
    parts.push(
      line('M-12 -146L14 -92', '#4a3a2c', 2.4) + rect(8, -94, 20, 17, '#4a3a2c', { rx: 2 }),
    )
  // Neck and head.
  parts.push(rect(-4.5, -156, 9, 12, skin))
  parts.push(ellipse(0, -165, 10, 12.5, skin))
  if (!options.behind) {
    parts.push(circle(-3.4, -165, 0.9, COLOURS.ink) + circle(3.4, -165, 0.9, COLOURS.ink))
    parts.push(line('M-2.6 -158.6Q0 -157 2.6 -158.6', COLOURS.ink, 0.9))
  }
  if (options.builder) {
    parts.push(
      path(
        'M-12 -168A12 12 0 0 1 12 -168L16 -166H-13Z',
        dice.pick(['#f4f1e6', COLOURS.vest, COLOURS.moss]),
      ),
    )
  } else {
    parts.push(
      options.behind
        ? ellipse(0, -167, 10.8, 12.4, hair)
        : path(
            'M-11 -163C-13 -182 13 -182 11 -163C9 -172 2 -174 -4 -172C-8 -171 -10 -168 -11 -163Z',
            hair,
          ),
    )
    if (long)
      parts.push(
        path(
          'M-11 -168C-15 -156 -14 -146 -10 -143L-7 -166ZM11 -168C15 -156 14 -146 10 -143L7 -166Z',
          hair,
        ),
      )
  }
  const side = dice.chance(0.5) ? -1 : 1
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * side).toFixed(3)} ${scale.toFixed(3)})" stroke-width="${outline.toFixed(2)}">${parts.join('')}</g>`
}

/** Head and shoulders from behind, for an audience; `size` is the width of the shoulders. */
export function listener(x: number, y: number, size: number, dice: Dice, shade: string): string {
  const hair = dice.pick(HAIR)
  const top = dice.pick(TOPS)
  const head = size * 0.23
  return (
    path(
      `M${x - size / 2} ${y + size}C${x - size / 2} ${y + size * 0.1} ${x - size * 0.3} ${y} ${x} ${y}C${x + size * 0.3} ${y} ${x + size / 2} ${y + size * 0.1} ${x + size / 2} ${y + size}Z`,
      top,
    ) +
    ellipse(x, y - head * 0.9, head, head * 1.22, hair) +
    (dice.chance(0.3) ? ellipse(x, y - head * 2, head * 0.45, head * 0.42, hair) : '') +
    path(
      `M${x - size / 2} ${y + size}C${x - size / 2} ${y + size * 0.1} ${x - size * 0.3} ${y} ${x} ${y}C${x + size * 0.3} ${y} ${x + size / 2} ${y + size * 0.1} ${x + size / 2} ${y + size}Z`,
      shade,
      { 'fill-opacity': 0.45 },
    ) +
    ellipse(x, y - head * 0.9, head, head * 1.22, shade, { 'fill-opacity': 0.4 })
  )
}
