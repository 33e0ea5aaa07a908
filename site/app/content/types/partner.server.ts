import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { position, requiredText, webAddress } from '../fields.server.ts'
import { media } from '../media.server.ts'
import { byPosition, byText } from '../order.server.ts'

const LEVELS = ['main', 'media', 'knowledge'] as const

export const partner = defineType({
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
