import { blocks } from '../blocks.ts'
import { contentType } from '../content-type.ts'
import { choiceOr, localized, requiredText, text } from '../fields.ts'
import { seo } from '../media.ts'
import { byText } from '../order.ts'

export const page = contentType({
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
