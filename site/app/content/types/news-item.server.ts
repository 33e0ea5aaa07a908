import { defineType } from '../document-type.server.ts'
import { linkStory, ownStory, storyLocalized, storyOrder, storyShape } from '../story.server.ts'

export const newsItem = defineType({
  name: 'news-item',
  path: 'news-items',
  draftAndPublish: true,
  shape: storyShape,
  localized: storyLocalized,
  order: storyOrder,
  own: ownStory,
  link: linkStory,
})
