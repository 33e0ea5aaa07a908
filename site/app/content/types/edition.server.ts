import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  choice,
  components,
  decimal,
  flag,
  requiredDate,
  requiredInteger,
  requiredText,
  text,
  webAddress,
} from '../fields.server.ts'
import { byTime } from '../order.server.ts'

const landmark = z.object({
  kind: z.enum(['station', 'stop', 'parking', 'bicycle', 'motorway', 'ferry']),
  label: requiredText,
  east: requiredInteger,
  north: requiredInteger,
})
const deadline = z.object({ date: requiredDate, title: requiredText, note: text })

export const edition = defineType({
  name: 'edition',
  path: 'editions',
  draftAndPublish: true,
  shape: {
    year: requiredInteger,
    name: requiredText,
    slogan: text,
    lead: text,
    startDate: requiredDate,
    endDate: requiredDate,
    venue: requiredText,
    city: requiredText,
    venueAddress: text,
    venuePostcode: text,
    venueLatitude: decimal,
    venueLongitude: decimal,
    landmarks: components(landmark),
    standSales: choice(['open', 'waiting-list', 'closed']),
    deadlines: components(deadline),
    programmePublished: flag,
    programmeExpected: text,
    registrationOpen: flag,
    registrationUrl: webAddress,
  },
  localized: ['name', 'slogan', 'lead', 'programmeExpected', 'deadlines', 'landmarks'],
  order: (a, b) => b.year - a.year,
  own: (raw) => ({
    year: raw.year,
    name: raw.name,
    slogan: raw.slogan,
    lead: raw.lead,
    startDate: raw.startDate,
    endDate: raw.endDate,
    venue: raw.venue,
    city: raw.city,
    venueAddress: raw.venueAddress,
    venuePostcode: raw.venuePostcode,
    venuePosition:
      raw.venueLatitude === null || raw.venueLongitude === null
        ? null
        : { latitude: raw.venueLatitude, longitude: raw.venueLongitude },
    landmarks: raw.landmarks,
    standSales: raw.standSales ?? 'open',
    deadlines: raw.deadlines
      .map(({ date, title, note }) => ({ date, title, note }))
      .sort((a, b) => byTime(a.date, b.date)),
    programmePublished: raw.programmePublished,
    programmeExpected: raw.programmeExpected,
    registrationOpen: raw.registrationOpen,
    registrationUrl: raw.registrationUrl,
    days: [],
  }),
})
