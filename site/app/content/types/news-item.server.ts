import { defineType } from '../document-type.server.ts'
import { flag } from '../fields.server.ts'
import { storyOrder, storyShape } from '../story.server.ts'

export const newsItem = defineType({
  name: 'news-item',
  path: 'news-items',
  draftAndPublish: true,
  shape: { ...storyShape, pressRelease: flag },
  order: storyOrder,
})
