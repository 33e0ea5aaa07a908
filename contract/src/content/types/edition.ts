import { z } from 'zod'
import { components } from '../components.ts'
import { contentType } from '../content-type.ts'
import {
  choiceOr,
  decimal,
  flag,
  hidden,
  localized,
  requiredDate,
  requiredInteger,
  requiredText,
  text,
  webAddress,
} from '../fields.ts'
import { linkTarget } from '../link-target.ts'
import { byTime } from '../order.ts'

/** The landmarks around the entrance, in metres from it. */
const landmarks = components({
  kind: z.enum(['station', 'stop', 'parking', 'bicycle', 'motorway', 'ferry']),
  label: requiredText,
  east: requiredInteger,
  north: requiredInteger,
})

/** The deadlines for exhibitors, earliest first. */
const deadlines = components({ date: requiredDate, title: requiredText, note: text }, (a, b) =>
  byTime(a.date, b.date),
)

/** Groups of visitors on the home page, each with links to what is for them. */
const visitorGroups = components({
  name: requiredText,
  text,
  links: components({ label: requiredText, target: linkTarget }),
})

/** Figures of the fair, once it is over, as they are written on the site. */
const results = components({ value: requiredText, label: requiredText })

export const edition = contentType({
  name: 'edition',
  path: 'editions',
  draftAndPublish: true,
  shape: {
    year: requiredInteger,
    name: localized(requiredText),
    slogan: localized(text),
    lead: localized(text),
    startDate: requiredDate,
    endDate: requiredDate,
    venue: requiredText,
    city: requiredText,
    /** Street and number; empty while unknown, like the postcode. */
    venueAddress: text,
    venuePostcode: text,
    venueLatitude: hidden(decimal),
    venueLongitude: hidden(decimal),
    landmarks: localized(landmarks),
    standSales: choiceOr('open', ['open', 'waiting-list', 'closed']),
    deadlines: localized(deadlines),
    visitorGroups: localized(visitorGroups),
    results: localized(results),
    programmePublished: flag,
    programmeExpected: localized(text),
    registrationOpen: flag,
    registrationUrl: webAddress,
  },
  order: (a, b) => b.year - a.year,
  own: ({ venueLatitude, venueLongitude }) => ({
    /** Degrees north and east; null: no map of another site is offered. */
    venuePosition:
      venueLatitude === null || venueLongitude === null
        ? null
        : { latitude: venueLatitude, longitude: venueLongitude },
  }),
  reverse: { days: 'day' },
})
