import { z } from 'zod'
import { contentType } from '../content-type.ts'
import { localized, position, requiredText } from '../fields.ts'
import { icon } from '../icon.ts'
import { byPosition, byText } from '../order.ts'

/** The colours that are read on paper in both schemes. */
export const THEME_COLOURS = ['green', 'ochre', 'violet', 'teal', 'crimson', 'blue'] as const

export const theme = contentType({
  name: 'theme',
  path: 'themes',
  draftAndPublish: false,
  shape: {
    name: localized(requiredText),
    slug: requiredText,
    colour: z.enum(THEME_COLOURS),
    icon,
    position,
  },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
