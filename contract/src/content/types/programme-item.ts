import { z } from 'zod'
import { PROGRAMME_ITEM_STATES } from '../../content-values.ts'
import { components } from '../components.ts'
import { contentType } from '../content-type.ts'
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
} from '../fields.ts'
import { media, seo } from '../media.ts'
import { many, one, required } from '../relations.ts'
import { richText } from '../rich-text.ts'

const contributions = components({
  speaker: required('speaker'),
  role: z.enum(['speaker', 'moderator', 'panellist']),
})

export const programmeItem = contentType({
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
    partOf: one('programme-item'),
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
