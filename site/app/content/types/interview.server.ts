import { defineType } from '../document-type.server.ts'
import { one } from '../relations.server.ts'

import { storyOrder, storyShape } from '../story.server.ts'

export const interview = defineType({
  name: 'interview',
  path: 'interviews',
  draftAndPublish: true,
  shape: { ...storyShape, speaker: one('speaker') },
  order: storyOrder,
})
