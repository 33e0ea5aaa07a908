import { defineType } from '../document-type.server.ts'
import { one } from '../fields.server.ts'
import { linkStory, ownStory, storyLocalized, storyOrder, storyShape } from '../story.server.ts'

export const interview = defineType({
  name: 'interview',
  path: 'interviews',
  draftAndPublish: true,
  shape: { ...storyShape, speaker: one() },
  localized: storyLocalized,
  order: (a, b) => storyOrder(a, b),
  own: (raw) => ownStory(raw),
  link: (raw, graph) => ({
    ...linkStory(raw, graph),
    speaker: graph.one('speaker', raw.speaker),
  }),
})
