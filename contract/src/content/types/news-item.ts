import { contentType } from '../content-type.ts'
import { flag } from '../fields.ts'
import { storyOrder, storyShape } from '../story.ts'

export const newsItem = contentType({
  name: 'news-item',
  path: 'news-items',
  draftAndPublish: true,
  shape: { ...storyShape, pressRelease: flag },
  order: storyOrder,
})
