import { blocks } from '../blocks.server.ts'
import { defineType } from '../document-type.server.ts'
import { choiceOr, localized, requiredText, text } from '../fields.server.ts'
import { seo } from '../media.server.ts'
import { byText } from '../order.server.ts'

export const page = defineType({
  name: 'page',
  path: 'pages',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    title: localized(requiredText),
    intro: localized(text),
    blocks: localized(blocks),
    layout: choiceOr('default', ['default', 'empty']),
    seo: localized(seo),
  },
  order: (a, b) => byText(a.title, b.title),
})
