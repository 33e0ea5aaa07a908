import { blocks, linkBlocks } from '../blocks.server.ts'
import { defineType } from '../document-type.server.ts'
import { choice, requiredText, text } from '../fields.server.ts'
import { seo } from '../media.server.ts'
import { byText } from '../order.server.ts'

export const page = defineType({
  name: 'page',
  path: 'pages',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    title: requiredText,
    intro: text,
    blocks: blocks(),
    layout: choice(['default', 'empty']),
    seo: seo(),
  },
  localized: ['title', 'intro', 'blocks', 'seo'],
  order: (a, b) => byText(a.title, b.title),
  own: (raw) => ({
    slug: raw.slug,
    title: raw.title,
    intro: raw.intro,
    layout: raw.layout ?? 'default',
    seo: raw.seo,
  }),
  link: (raw, graph) => ({ blocks: linkBlocks(raw.blocks, graph) }),
})
