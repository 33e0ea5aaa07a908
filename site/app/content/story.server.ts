import { blocks, linkBlocks } from './blocks.server.ts'
import type { RawOf } from './document-type.server.ts'
import { flag, one, requiredDate, requiredText } from './fields.server.ts'
import type { Graph } from './graph.server.ts'
import { media, seo } from './media.server.ts'
import { byText, byTime } from './order.server.ts'

/** What news and interviews have in common. */
export const storyShape = {
  slug: requiredText,
  title: requiredText,
  date: requiredDate,
  author: requiredText,
  intro: requiredText,
  blocks: blocks(),
  image: media(),
  exhibitor: one(),
  featured: flag,
  seo: seo(),
}

export const storyLocalized = ['title', 'intro', 'blocks', 'seo'] as const

type RawStory = RawOf<typeof storyShape>

/** Newest first. */
export function storyOrder(a: RawStory, b: RawStory): number {
  return byTime(b.date, a.date) || byText(a.title, b.title)
}

export function ownStory(raw: RawStory) {
  return {
    slug: raw.slug,
    title: raw.title,
    date: raw.date,
    author: raw.author,
    intro: raw.intro,
    image: raw.image,
    featured: raw.featured,
    seo: raw.seo,
  }
}

export function linkStory(raw: RawStory, graph: Graph) {
  return {
    blocks: linkBlocks(raw.blocks, graph),
    exhibitor: graph.one('exhibitor', raw.exhibitor),
  }
}
