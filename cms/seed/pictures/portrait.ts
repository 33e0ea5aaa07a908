import { type Clothes, type Hair, type HairColour, LOOKS, type Look, type Skin } from './looks.ts'
import { type Dice, diceFor } from './random.ts'
import { circle, drawing, ellipse, line, path, polygon, rect } from './svg.ts'

const PORTRAIT_SIZE = 600

const INK = '#10231a'
const STROKE = { stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' } as const

/** Skin, and the slightly darker tone of neck, nose and cheeks. */
const SKINS: Record<Skin, readonly [string, string]> = {
  pale: ['#f9e3d2', '#efc6ad'],
  light: ['#f3d3b6', '#e3b28f'],
  tan: ['#dfae82', '#c78e60'],
  brown: ['#b57d51', '#99633b'],
  dark: ['#85532f', '#6b3f22'],
}

const HAIR_COLOURS: Record<HairColour, string> = {
  black: '#26262b',
  brown: '#6a4630',
  auburn: '#a8542f',
  blond: '#dcb765',
  grey: '#a9aeb0',
  white: '#e9e8e2',
}

const GROUNDS = [
  ['#eef4ee', '#d3e5d6'],
  ['#f4f1e8', '#e6dcc2'],
  ['#ecf1f4', '#d2dfe6'],
  ['#f5eeea', '#ecd7ca'],
] as const

const CLOTHES_COLOURS = [
  '#15803d',
  '#1f4d3a',
  '#37526b',
  '#b4603a',
  '#d0a13f',
  '#4b5563',
  '#7c4a63',
]

/** Drawn behind the head: what falls over the shoulders or stands out around the face. */
const BACK_HAIR: Partial<Record<Hair, (fill: string) => string>> = {
  bob: (fill) =>
    path(
      'M186 262C176 130 424 130 414 262C420 330 416 372 404 386H196C184 372 180 330 186 262Z',
      fill,
      STROKE,
    ),
  long: (fill) =>
    path(
      'M190 250C178 120 422 120 410 250C416 340 436 420 424 470H176C164 420 184 340 190 250Z',
      fill,
      STROKE,
    ),
  curls: (fill) =>
    [
      [196, 208, 44],
      [180, 270, 42],
      [190, 334, 40],
      [212, 386, 34],
      [404, 208, 44],
      [420, 270, 42],
      [410, 334, 40],
      [388, 386, 34],
      [236, 152, 46],
      [300, 132, 50],
      [364, 152, 46],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill, STROKE))
      .join('') + ellipse(300, 262, 116, 130, fill),
  afro: (fill) =>
    path(
      'M300 92C352 82 404 106 424 152C456 186 458 244 436 286C428 330 398 356 360 352H240C202 356 172 330 164 286C142 244 144 186 176 152C196 106 248 82 300 92Z',
      fill,
      STROKE,
    ),
  ponytail: (fill) =>
    path(
      'M384 190C452 190 474 262 452 340C446 372 428 392 414 398C424 350 424 290 380 262Z',
      fill,
      STROKE,
    ),
  bun: (fill) => circle(300, 118, 46, fill, STROKE),
  scarf: (fill) =>
    path(
      'M178 274C168 116 432 116 422 274C428 356 446 420 470 470H130C154 420 172 356 178 274Z',
      fill,
      STROKE,
    ),
}

/** Drawn over the head. */
const FRONT_HAIR: Record<Hair, (fill: string) => string> = {
  crop: (fill) =>
    path(
      'M206 256C196 166 236 138 300 138C364 138 404 166 394 256C390 222 376 204 352 196C318 190 282 190 248 196C224 204 210 222 206 256Z',
      fill,
      STROKE,
    ),
  side: (fill) =>
    path(
      'M204 262C190 170 232 132 306 134C372 132 410 176 395 258C388 232 380 214 366 202C330 214 270 208 246 180C232 204 212 226 204 262Z',
      fill,
      STROKE,
    ),
  quiff: (fill) =>
    path(
      'M206 256C196 214 206 186 226 172C222 140 268 110 330 120C384 122 412 158 396 256C390 226 378 208 360 198C320 204 262 206 240 194C222 208 210 228 206 256Z',
      fill,
      STROKE,
    ),
  bald: () => '',
  receding: (fill) =>
    path(
      'M203 282C190 222 200 176 234 158C226 186 220 206 218 232C216 250 210 268 203 282Z',
      fill,
      STROKE,
    ) +
    path(
      'M397 282C410 222 400 176 366 158C374 186 380 206 382 232C384 250 390 268 397 282Z',
      fill,
      STROKE,
    ),
  bob: (fill) =>
    path(
      'M197 292C176 170 236 134 302 136C370 134 424 172 403 292C398 250 386 220 352 190C318 216 256 226 226 220C212 240 202 262 197 292Z',
      fill,
      STROKE,
    ),
  long: (fill) =>
    path(
      'M200 300C176 170 234 132 300 134C366 132 424 170 400 300C396 246 366 208 300 180C234 208 204 246 200 300Z',
      fill,
      STROKE,
    ),
  bun: (fill) =>
    path(
      'M203 272C184 170 238 138 300 138C362 138 416 170 397 272C392 230 364 196 300 190C236 196 208 230 203 272Z',
      fill,
      STROKE,
    ),
  curls: (fill) =>
    [
      [222, 202, 26],
      [258, 180, 28],
      [302, 172, 30],
      [346, 180, 28],
      [380, 204, 26],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, fill, STROKE))
      .join(''),
  afro: (fill) =>
    path(
      'M206 250C204 206 240 182 300 182C360 182 396 206 394 250C404 200 376 150 300 150C224 150 196 200 206 250Z',
      fill,
    ),
  pixie: (fill) =>
    path(
      'M202 280C182 168 240 128 308 132C378 132 414 180 398 274C392 246 384 230 372 220C366 228 350 226 342 208C318 232 272 238 240 226C222 238 208 254 202 280Z',
      fill,
      STROKE,
    ),
  ponytail: (fill) =>
    path(
      'M203 268C184 168 238 136 300 136C362 136 416 168 397 268C390 216 352 190 296 186C246 190 210 216 203 268Z',
      fill,
      STROKE,
    ),
  scarf: (fill) =>
    path(
      'M199 300C178 168 240 134 300 134C360 134 422 168 401 300C404 262 386 196 300 190C214 196 196 262 199 300Z',
      fill,
      STROKE,
    ) +
    path(
      'M199 300C206 366 246 420 300 424C354 420 394 366 401 300C430 380 424 446 390 482C340 506 260 506 210 482C176 446 170 380 199 300Z',
      fill,
      STROKE,
    ) +
    line('M226 452C262 474 320 478 372 446', INK, 3, { 'stroke-opacity': 0.5 }),
}

const BODY =
  'M64 620C70 516 120 474 214 452C240 446 252 438 254 424H346C348 438 360 446 386 452C480 474 530 516 536 620Z'

const CLOTHES: Record<Clothes, (fill: string, neck: string) => string> = {
  roundneck: (fill, neck) =>
    path(BODY, fill, STROKE) +
    path('M238 442C250 496 350 496 362 442L346 420H254Z', neck, STROKE) +
    line('M226 450C242 514 358 514 374 450', INK, 4, { 'stroke-opacity': 0.55 }),
  vneck: (fill, neck) =>
    path(BODY, fill, STROKE) + path('M236 444L300 540L364 444L346 420H254Z', neck, STROKE),
  rollneck: (fill) =>
    path(BODY, fill, STROKE) +
    path('M240 400C276 416 324 416 360 400L370 452C330 474 270 474 230 452Z', fill, STROKE) +
    line('M250 432C284 446 316 446 350 432', INK, 3, { 'stroke-opacity': 0.45 }),
  shirt: (fill, neck) =>
    path(BODY, fill, STROKE) +
    path('M246 436L300 506L354 436L346 420H254Z', neck, STROKE) +
    polygon(
      [
        [246, 424],
        [216, 458],
        [258, 520],
        [300, 500],
      ],
      '#fdfdfb',
      STROKE,
    ) +
    polygon(
      [
        [354, 424],
        [384, 458],
        [342, 520],
        [300, 500],
      ],
      '#fdfdfb',
      STROKE,
    ) +
    line('M300 506V620', INK, 4) +
    circle(312, 546, 5, INK) +
    circle(312, 586, 5, INK),
  blazer: (fill, neck) =>
    path(BODY, fill, STROKE) +
    path('M240 440L300 610L360 440L346 420H254Z', '#fdfdfb', STROKE) +
    path('M250 436L300 492L350 436L346 420H254Z', neck, STROKE) +
    path('M238 438L196 500L232 522L214 546L300 622L270 520Z', fill, STROKE) +
    path('M362 438L404 500L368 522L386 546L300 622L330 520Z', fill, STROKE),
  blouse: (fill, neck) =>
    path(BODY, fill, STROKE) +
    path('M240 442L300 522L360 442L346 420H254Z', neck, STROKE) +
    path('M244 430C214 444 204 470 226 498C250 500 280 510 300 522Z', fill, STROKE) +
    path('M356 430C386 444 396 470 374 498C350 500 320 510 300 522Z', fill, STROKE) +
    line('M300 522V620', INK, 3, { 'stroke-opacity': 0.5 }),
  workwear: (fill, neck) =>
    path(BODY, fill, STROKE) +
    path('M240 442C254 488 346 488 360 442L346 420H254Z', neck, STROKE) +
    path('M196 456L232 620H286L258 478C246 470 240 460 236 448Z', '#f2b53c', STROKE) +
    path('M404 456L368 620H314L342 478C354 470 360 460 364 448Z', '#f2b53c', STROKE) +
    path('M210 524L222 576L280 580L270 528Z', '#f4f4ef', STROKE) +
    path('M390 524L378 576L320 580L330 528Z', '#f4f4ef', STROKE),
}

const HEAD =
  'M204 250C200 176 240 148 300 148C360 148 400 176 396 250C396 330 366 408 300 410C234 408 204 330 204 250Z'

function beard(kind: NonNullable<Look['beard']>, fill: string): string {
  const mouthHole = 'M264 356C282 342 318 342 336 356C322 374 278 374 264 356Z'
  switch (kind) {
    case 'full':
      return path(
        `M205 286C214 320 232 326 254 324C276 318 324 318 346 324C368 326 386 320 395 286C400 370 362 440 300 442C238 440 200 370 205 286Z${mouthHole}`,
        fill,
        { ...STROKE, 'fill-rule': 'evenodd' },
      )
    case 'short':
      return path(
        `M208 300C216 330 236 338 258 332C280 324 320 324 342 332C364 338 384 330 392 300C390 366 356 416 300 418C244 416 210 366 208 300Z${mouthHole}`,
        fill,
        { 'fill-rule': 'evenodd', 'fill-opacity': 0.92 },
      )
    case 'moustache':
      return path(
        'M256 342C272 322 292 322 300 330C308 322 328 322 344 342C328 346 312 344 300 340C288 344 272 346 256 342Z',
        fill,
        { ...STROKE, 'stroke-width': 3 },
      )
    default:
      return path(
        `M210 300C216 330 240 338 258 334C280 326 320 326 342 334C360 338 384 330 390 300C388 366 354 410 300 412C246 410 212 366 210 300Z${mouthHole}`,
        fill,
        { 'fill-rule': 'evenodd', 'fill-opacity': 0.28 },
      )
  }
}

function glasses(kind: NonNullable<Look['glasses']>): string {
  const style = { stroke: INK, 'stroke-width': 5, 'fill-opacity': 0.28 }
  const lenses =
    kind === 'round'
      ? circle(256, 272, 30, '#ffffff', style) + circle(344, 272, 30, '#ffffff', style)
      : rect(222, 248, 64, 46, '#ffffff', { ...style, rx: 12 }) +
        rect(314, 248, 64, 46, '#ffffff', { ...style, rx: 12 })
  return `${lenses}${line('M286 268C294 262 306 262 314 268M224 264L208 258M376 264L392 258', INK, 5)}`
}

const cheeks = (shade: string) =>
  ellipse(232, 322, 22, 13, shade, { 'fill-opacity': 0.5 }) +
  ellipse(368, 322, 22, 13, shade, { 'fill-opacity': 0.5 })

function face(look: Look, dice: Dice): string {
  const brow = look.hair === 'scarf' ? HAIR_COLOURS.black : HAIR_COLOURS[look.hairColour]
  const browColour = look.hairColour === 'white' || look.hairColour === 'blond' ? '#8b7b62' : brow
  const lift = dice.between(-5, 4)
  const smile = dice.between(14, 24)
  const eyes = dice.chance(0.25)
    ? line('M244 274Q256 262 268 274M332 274Q344 262 356 274', INK, 6)
    : ellipse(256, 272, 6.5, 8, INK) + ellipse(344, 272, 6.5, 8, INK)
  const open = dice.chance(0.35) && look.beard !== 'full'
  const mouth = open
    ? path(`M268 350Q300 ${350 + smile * 2.2} 332 350Q300 358 268 350Z`, '#ffffff', {
        ...STROKE,
        'stroke-width': 4.5,
      })
    : line(`M270 352Q300 ${352 + smile} 330 352`, INK, 5)
  return (
    line(`M238 ${240 + lift}Q256 ${230 + lift} 274 ${238 + lift}`, browColour, 7) +
    line(`M326 ${238 + lift}Q344 ${230 + lift} 362 ${240 + lift}`, browColour, 7) +
    eyes +
    line('M300 268C306 288 314 302 310 310C306 316 298 316 292 313', INK, 4.5, {
      'stroke-linejoin': 'round',
    }) +
    mouth
  )
}

/** Behind the person: a light ground with the roof line of the fair. */
function ground([light, tint]: readonly [string, string], dice: Dice): string {
  const top = dice.between(70, 150)
  const ridge = dice.pick([120, 200, 420, 500])
  return (
    rect(0, 0, PORTRAIT_SIZE, PORTRAIT_SIZE, light) +
    path(`M${ridge - 700} ${top + 700}L${ridge} ${top}L${ridge + 700} ${top + 700}Z`, tint) +
    line(`M${ridge - 700} ${top + 672}L${ridge} ${top - 28}L${ridge + 700} ${top + 672}`, INK, 2, {
      'stroke-opacity': 0.25,
    })
  )
}

const MADE_UP: readonly Hair[] = ['crop', 'side', 'quiff', 'bob', 'long', 'bun', 'curls', 'pixie']

const madeUp = (dice: Dice): Look => ({
  skin: dice.pick(Object.keys(SKINS) as Skin[]),
  hair: dice.pick(MADE_UP),
  hairColour: dice.pick(Object.keys(HAIR_COLOURS) as HairColour[]),
  clothes: dice.pick(Object.keys(CLOTHES) as Clothes[]),
  ...(dice.chance(0.3) ? { glasses: 'round' } : {}),
})

/** A drawn portrait; known people look as looks.ts says, others as their slug falls. */
export function portrait(slug: string): string {
  const dice = diceFor(`portrait ${slug}`)
  const look = LOOKS[slug] ?? madeUp(dice)
  const [skin, shade] = SKINS[look.skin]
  const scarf = look.hair === 'scarf'
  const hair = scarf ? dice.pick(['#3d6b58', '#8a4b5c', '#3f5c7a']) : HAIR_COLOURS[look.hairColour]
  const clothes = look.clothes === 'workwear' ? '#37526b' : dice.pick(CLOTHES_COLOURS)
  const ears = scarf
    ? ''
    : ellipse(203, 282, 17, 24, skin, STROKE) + ellipse(397, 282, 17, 24, skin, STROKE)
  const person = [
    BACK_HAIR[look.hair]?.(hair) ?? '',
    path('M252 360V430C252 470 348 470 348 430V360Z', shade, STROKE),
    CLOTHES[look.clothes](clothes, shade),
    ears,
    path(HEAD, skin, STROKE),
    cheeks(shade),
    look.beard ? beard(look.beard, hair) : '',
    face(look, dice),
    FRONT_HAIR[look.hair](hair),
    look.glasses ? glasses(look.glasses) : '',
  ].join('')
  const side = dice.chance(0.5) ? -1 : 1
  const closer = `translate(300 610) scale(${1.2 * side} 1.2) translate(-300 -610)`
  return drawing(
    PORTRAIT_SIZE,
    PORTRAIT_SIZE,
    `${ground(dice.pick(GROUNDS), dice)}<g transform="${closer}">${person}</g>`,
  )
}
