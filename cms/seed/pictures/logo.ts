import { AUTHORITY_MARKS, BUILDER_MARKS, HOME_MARKS, type MarkColours } from './logo-marks.ts'
import { type Dice, diceFor } from './random.ts'
import { drawing } from './svg.ts'
import { type SetText, setText, type TextStyle } from './wordmark.ts'

const LOGO_WIDTH = 480
const LOGO_HEIGHT = 240

/** Text colour, then the colours of the mark; all legible on white. */
const SCHEMES: readonly (MarkColours & { readonly text: string })[] = [
  { text: '#052e16', main: '#15803d', second: '#052e16', tint: '#86c79c' },
  { text: '#14213d', main: '#1d4ed8', second: '#14213d', tint: '#93b4f0' },
  { text: '#3b1d0f', main: '#b4532a', second: '#3b1d0f', tint: '#e3a883' },
  { text: '#111827', main: '#111827', second: '#d97706', tint: '#9ca3af' },
  { text: '#134e4a', main: '#0f766e', second: '#e0a030', tint: '#7cc4ba' },
  { text: '#4c1d3d', main: '#9d174d', second: '#4c1d3d', tint: '#dd9ab8' },
  { text: '#1f2937', main: '#4b5563', second: '#16a34a', tint: '#b6bcc6' },
  { text: '#3f2d0b', main: '#a16207', second: '#3f2d0b', tint: '#dcbf7a' },
  { text: '#312e81', main: '#4f46a5', second: '#e2725b', tint: '#a9a4de' },
  { text: '#0c4a6e', main: '#0369a1', second: '#7bb342', tint: '#86bfe0' },
  { text: '#111827', main: '#be3a2b', second: '#111827', tint: '#e8a39a' },
  { text: '#27351c', main: '#5b7a2e', second: '#c2843a', tint: '#b3c794' },
]

const ASSOCIATION = /won(en|ing|t|meent)|huis(basis|vesting)|corporatie|gevel$|bouwstroom/i
const AUTHORITY =
  /^(gemeente|provincie|regio|woonregio|samenwerkingsverband|taakgroep|versnelling)/i

function markFor(name: string, colours: MarkColours, dice: Dice): string {
  const marks = AUTHORITY.test(name)
    ? AUTHORITY_MARKS
    : ASSOCIATION.test(name) && dice.chance(0.6)
      ? HOME_MARKS
      : BUILDER_MARKS
  return dice.pick(marks)(colours, dice)
}

/** Words over at most so many lines, as even as they can be. */
function linesOf(name: string, most: number): string[] {
  const words = name.split(' ')
  const longest = Math.max(...words.map((word) => word.length), Math.ceil(name.length / most))
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= longest + 1)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const LINE_HEIGHT = 1.08
/** Height of the capitals as a share of the em square. */
const CAPITALS = 0.7

function stacked(lines: readonly SetText[], size: number, x: number, y: number, centred: boolean) {
  const widest = Math.max(...lines.map((text) => text.width))
  return lines
    .map((text, index) => {
      const left = x + (centred ? (widest - text.width) / 2 : 0)
      const baseline = y + size * (CAPITALS + index * LINE_HEIGHT)
      return `<g transform="translate(${left} ${baseline})">${text.svg}</g>`
    })
    .join('')
}

const square = (mark: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${mark}</g>`

/**
 * The logo of an organisation as SVG without a ground: a mark and the name, beside or above each
 * other. The same name always gets the same logo.
 */
export async function logo(slug: string, name: string): Promise<string> {
  const dice = diceFor(`logo ${slug}`)
  const colours = dice.pick(SCHEMES)
  const sober = AUTHORITY.test(name)
  const spoken = dice.chance(0.18) && !sober ? name.toLowerCase() : name
  const above = !sober && name.length <= 16 && dice.chance(0.28)
  const lines = linesOf(spoken, above ? 1 : name.length > 50 ? 5 : name.length > 30 ? 3 : 2)
  const size = 60
  const style: TextStyle = {
    typeface: sober || dice.chance(0.45) ? 'instrument' : 'bricolage',
    weight: dice.pick(sober ? [600] : [500, 650, 700]),
    width: dice.pick([78, 88, 100]),
    fill: colours.text,
    size,
    tracking: -0.012,
  }
  const texts = await Promise.all(lines.map((text) => setText(text, style)))
  const textWidth = Math.max(...texts.map((text) => text.width))
  const textHeight = size * (CAPITALS + (lines.length - 1) * LINE_HEIGHT)
  const mark = markFor(name, colours, dice)
  const markSize = above ? 120 : Math.max(92, Math.min(150, textHeight + 40))
  const gap = above ? 34 : 30
  const width = above ? Math.max(markSize, textWidth) : markSize + gap + textWidth
  const descent = size * 0.22
  const height = above ? markSize + gap + textHeight + descent : Math.max(markSize, textHeight)
  const content = above
    ? square(mark, (width - markSize) / 2, 0, markSize) +
      stacked(texts, size, (width - textWidth) / 2, markSize + gap, true)
    : square(mark, 0, (height - markSize) / 2, markSize) +
      stacked(texts, size, markSize + gap, (height - textHeight) / 2, false)
  const margin = 8
  const scale = Math.min(
    (LOGO_WIDTH - 2 * margin) / width,
    (LOGO_HEIGHT - 2 * margin) / height,
    above ? 1 : 1.15,
  )
  const left = (LOGO_WIDTH - width * scale) / 2
  const top = (LOGO_HEIGHT - height * scale) / 2
  return drawing(
    LOGO_WIDTH,
    LOGO_HEIGHT,
    `<g transform="translate(${left} ${top}) scale(${scale})">${content}</g>`,
  )
}
