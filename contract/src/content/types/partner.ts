import { z } from 'zod'
import { contentType } from '../content-type.ts'
import { position, requiredText, webAddress } from '../fields.ts'
import { media } from '../media.ts'
import { byPosition, byText } from '../order.ts'

const LEVELS = ['main', 'media', 'knowledge'] as const

export const partner = contentType({
  name: 'partner',
  path: 'partners',
  draftAndPublish: true,
  shape: {
    name: requiredText,
    logo: media,
    level: z.enum(LEVELS),
    url: webAddress,
    position,
  },
  order: (a, b) =>
    LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || byPosition(a, b) || byText(a.name, b.name),
})
