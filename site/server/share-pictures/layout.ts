import { MARK_SIZE, MARKS } from '@beursvloer/contract/house-style/marks'
import type { SharePicture } from '../../app/sharing/share-picture.server.ts'
import { box, type Drawable, logoBox, shape } from './element.ts'
import { DISPLAY, TEXT } from './fonts.ts'
import { fitTitle, TITLE_LEADING, type TitleWidths } from './title-size.ts'

/** Width and height of the picture, in pixels. */
export const WIDTH = 1200
export const HEIGHT = 630
/** Letters of the title stand a little closer, over their size. */
export const TITLE_TRACKING = -0.02

const MARGIN = 64
const HEAD = 92
const LOGO = 56
/** The street along the foot: `social` in facade/sizes.ts. */
const STREET = 204
const LEAD = 72
const FACTS = 92
/** Above the title, and at least between it and the facts. */
const GAP = 24
/** Between the facts and the streetscape, whose cranes rise above it. */
const AIR = 24

const CHEVRON = 'm0 7 7-7 7 7z'

/** Colours of the two backgrounds, from the tokens of the site (app.css) and its streets (tones.ts). */
export const backgrounds = {
  paper: {
    ground: '#f9fafb',
    ink: '#030712',
    quiet: '#4b5563',
    rule: '#030712',
    accent: '#15803d',
    brick: '#c2410c',
  },
  dark: {
    ground: '#052e16',
    ink: '#ffffff',
    quiet: '#bbf7d0',
    rule: '#166534',
    accent: '#22c55e',
    brick: '#fdba74',
  },
} as const

type Ground = (typeof backgrounds)[keyof typeof backgrounds]

const display = (fontSize: number, color: string) => ({
  fontFamily: DISPLAY,
  fontWeight: 800,
  fontSize,
  color,
})

function notice(text: string, c: Ground): Drawable {
  return box(
    {
      ...display(25, c.brick),
      marginRight: 22,
      padding: '3px 14px',
      border: `2px solid ${c.brick}`,
    },
    text,
  )
}

/** The name of the site, and the kind of page. */
function head(
  { siteName, slogan, card, mark }: SharePicture,
  c: Ground,
  logo: string | null,
): Drawable {
  return box(
    {
      height: HEAD,
      padding: `0 ${MARGIN}px`,
      alignItems: 'center',
      justifyContent: 'space-between',
      borderBottom: `2px solid ${c.rule}`,
    },
    logo
      ? logoBox(logo, LOGO)
      : box(
          { ...display(36, c.ink), alignItems: 'center' },
          box({ marginRight: 14 }, shape(MARKS[mark], [MARK_SIZE, MARK_SIZE], 46, c.accent)),
          siteName,
        ),
    box(
      { alignItems: 'center', fontSize: 26, color: c.quiet },
      card.notice && notice(card.notice, c),
      box({ marginRight: 12 }, shape(CHEVRON, [14, 7], 22, c.accent)),
      card.kind || slogan,
    ),
  )
}

/** A fact as a dimension: the value over a line with ticks at its ends, its name under it. */
function fact({ value, label }: SharePicture['card']['facts'][number], c: Ground): Drawable {
  const tick = box({ width: 2, height: 12, backgroundColor: c.quiet })
  const line = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' }
  return box(
    { flexDirection: 'column', marginRight: 40, flexShrink: 1, minWidth: 90 },
    box({ ...display(32, c.ink), ...line, display: 'block' }, value),
    box(
      { alignItems: 'center', margin: '5px 0 4px' },
      tick,
      box({ flexGrow: 1, height: 2, backgroundColor: c.quiet }),
      tick,
    ),
    box({ ...line, display: 'block', fontSize: 22, color: c.quiet, height: 28 }, label || ' '),
  )
}

/**
 * The picture without its street, as satori lays it out.
 *
 * @param widths of the title's words in the display face
 * @param logo in place of mark and name
 */
export function layout(picture: SharePicture, widths: TitleWidths, logo: string | null): Drawable {
  const { card } = picture
  const c = backgrounds[card.tone]
  const body = HEIGHT - HEAD - STREET
  const room = body - 2 * GAP - AIR - (card.facts.length > 0 ? FACTS : 0) - (card.lead ? LEAD : 0)
  const title = fitTitle(widths, WIDTH - 2 * MARGIN, room)
  return box(
    { width: WIDTH, height: HEIGHT, flexDirection: 'column', fontFamily: TEXT, fontWeight: 500 },
    head(picture, c, logo),
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        boxSizing: 'border-box',
        height: body,
        padding: `${GAP}px ${MARGIN}px ${AIR}px`,
      },
      box(
        { flexDirection: 'column' },
        box(
          {
            ...display(title.size, c.ink),
            display: 'block',
            lineHeight: TITLE_LEADING,
            letterSpacing: `${TITLE_TRACKING}em`,
            lineClamp: title.lines,
            wordBreak: 'break-word',
          },
          card.title,
        ),
        card.lead &&
          box(
            {
              display: 'block',
              marginTop: 10,
              fontSize: 26,
              lineHeight: 1.25,
              color: c.quiet,
              lineClamp: 2,
              maxWidth: 980,
            },
            card.lead,
          ),
      ),
      card.facts.length > 0 && box({}, ...card.facts.map((one) => fact(one, c))),
    ),
  )
}
