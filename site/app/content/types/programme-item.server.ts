import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  choice,
  components,
  flag,
  integer,
  many,
  one,
  requiredText,
  requiredTime,
  text,
  time,
  webAddress,
} from '../fields.server.ts'
import { media, seo } from '../media.server.ts'
import { richText } from '../rich-text.server.ts'

const contribution = z.object({
  speaker: one(),
  role: z.enum(['speaker', 'moderator', 'panellist']),
})

export const programmeItem = defineType({
  name: 'programme-item',
  path: 'programme-items',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    title: requiredText,
    type: z.enum(['lecture', 'knowledge-session', 'tour', 'debate', 'other']),
    summary: requiredText,
    body: richText,
    day: one(),
    start: requiredTime,
    end: requiredTime,
    room: one(),
    themes: many(),
    speakers: components(contribution, {
      populate: { speaker: { fields: ['documentId'] } },
    }),
    exhibitor: one(),
    tourStops: many(),
    audience: text,
    language: z.enum(['nl', 'en']),
    capacity: integer,
    signUp: choice(['none', 'required']),
    signedUp: integer,
    waitingList: flag,
    state: choice(['planned', 'changed', 'moved', 'cancelled']),
    changeNote: text,
    previousDay: one(),
    previousStart: time,
    previousEnd: time,
    previousRoom: one(),
    presentation: media(),
    recordingUrl: webAddress,
    featured: flag,
    seo: seo(),
  },
  localized: ['title', 'summary', 'body', 'audience', 'changeNote', 'seo'],
  requires: { day: 'day', room: 'room' },
  own: (raw) => ({
    slug: raw.slug,
    title: raw.title,
    type: raw.type,
    summary: raw.summary,
    body: raw.body,
    start: raw.start,
    end: raw.end,
    audience: raw.audience,
    spokenLanguage: raw.language,
    capacity: raw.capacity,
    signUp: raw.signUp ?? 'none',
    signedUp: raw.signedUp ?? 0,
    waitingList: raw.waitingList,
    state: raw.state ?? 'planned',
    changeNote: raw.changeNote,
    previousStart: raw.previousStart,
    previousEnd: raw.previousEnd,
    presentation: raw.presentation,
    recordingUrl: raw.recordingUrl,
    featured: raw.featured,
    seo: raw.seo,
  }),
  link: (raw, graph) => ({
    day: graph.required('day', raw.day),
    room: graph.required('room', raw.room),
    themes: graph.many('theme', raw.themes),
    contributions: raw.speakers.flatMap(({ speaker, role }) => {
      const node = graph.one('speaker', speaker)
      return node ? [{ speaker: node, role }] : []
    }),
    exhibitor: graph.one('exhibitor', raw.exhibitor),
    tourStops: graph.many('exhibitor', raw.tourStops),
    previousDay: graph.one('day', raw.previousDay),
    previousRoom: graph.one('room', raw.previousRoom),
  }),
})
