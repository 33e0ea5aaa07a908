import { contentType } from '../content-type.ts'
import { one } from '../relations.ts'

import { storyOrder, storyShape } from '../story.ts'

export const interview = contentType({
  name: 'interview',
  path: 'interviews',
  draftAndPublish: true,
  shape: { ...storyShape, speaker: one('speaker') },
  order: storyOrder,
})
