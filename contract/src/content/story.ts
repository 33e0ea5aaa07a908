import { blocks } from './blocks.ts'
import { flag, localized, requiredDate, requiredText, text } from './fields.ts'
import { media, seo } from './media.ts'
import { byText, byTime } from './order.ts'
import { one } from './relations.ts'

/** The common fields of news and interviews. */
export const storyShape = {
  slug: requiredText,
  title: localized(requiredText),
  date: requiredDate,
  author: requiredText,
  intro: localized(requiredText),
  blocks: localized(blocks),
  image: media,
  imageAlt: localized(text),
  exhibitor: one('exhibitor'),
  featured: flag,
  seo: localized(seo),
}

interface RawStory {
  readonly date: string
  readonly title: string
}

/** Newest first. */
export function storyOrder(a: RawStory, b: RawStory): number {
  return byTime(b.date, a.date) || byText(a.title, b.title)
}
