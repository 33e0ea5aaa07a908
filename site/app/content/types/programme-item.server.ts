import { PROGRAMME_ITEM_STATES } from '@beursvloer/contract/content-values'
import { z } from 'zod'
import { components } from '../components.server.ts'
import { defineType } from '../document-type.server.ts'
import {
  choiceOr,
  flag,
  integer,
  localized,
  named,
  requiredText,
  requiredTime,
  text,
  time,
  webAddress,
} from '../fields.server.ts'
import { media, seo } from '../media.server.ts'
import { many, one, required } from '../relations.server.ts'
import { richText } from '../rich-text.server.ts'

const contributions = components({
  speaker: required('speaker'),
  role: z.enum(['speaker', 'moderator', 'panellist']),
})

export const programmeItem = defineType({
  name: 'programme-item',
  path: 'programme-items',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    title: localized(requiredText),
    type: z.enum(['lecture', 'knowledge-session', 'tour', 'debate', 'other']),
    summary: localized(requiredText),
    body: localized(richText),
    day: required('day'),
    start: requiredTime,
    end: requiredTime,
    room: required('room'),
    themes: many('theme'),
    speakers: named('contributions', contributions),
    exhibitor: one('exhibitor'),
    tourStops: many('exhibitor'),
    audience: localized(text),
    language: named('spokenLanguage', z.enum(['nl', 'en'])),
    capacity: integer,
    signUp: choiceOr('none', ['none', 'required']),
    waitingList: flag,
    state: choiceOr('planned', PROGRAMME_ITEM_STATES),
    changeNote: localized(text),
    previousDay: one('day'),
    previousStart: time,
    previousEnd: time,
    previousRoom: one('room'),
    presentation: media,
    recordingUrl: webAddress,
    featured: flag,
    seo: localized(seo),
  },
})
