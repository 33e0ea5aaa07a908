import { richText } from '@beursvloer/contract/content/markdown'
import type { Catalogue } from '../catalogue.ts'
import {
  type Entry,
  entriesFrom,
  localize,
  MediaUse,
  reference,
  references,
  time,
  together,
} from '../entry.ts'

/** Editions and their days. */
export const editionEntries = (catalogue: Catalogue): Entry[] => [
  ...entriesFrom('edition', 'data/edition.ts', catalogue.editions, (edition) => {
    const {
      name,
      slogan,
      lead,
      programmeExpected,
      deadlines = [],
      landmarks = [],
      visitorGroups = [],
      results = [],
      ...rest
    } = edition
    const texts = localize({ name, slogan, lead, programmeExpected })
    const deadlinesIn = (locale: 'nl' | 'en') =>
      deadlines.map(({ date, title, note }) => ({
        date,
        title: title[locale] ?? title.nl,
        note: note?.[locale] ?? note?.nl,
      }))
    const listsIn = (locale: 'nl' | 'en') => ({
      deadlines: deadlinesIn(locale),
      landmarks: landmarks.map(({ label, ...place }) => ({
        ...place,
        label: label[locale] ?? label.nl,
      })),
      visitorGroups: visitorGroups.map(({ name, text, links }) => ({
        name: name[locale] ?? name.nl,
        text: text[locale] ?? text.nl,
        links: links.map(({ label, target }) => ({ label: label[locale] ?? label.nl, target })),
      })),
      results: results.map(({ value, label }) => ({
        value: value[locale] ?? value.nl,
        label: label[locale] ?? label.nl,
      })),
    })
    return {
      key: String(edition.year),
      identity: 'year',
      dutch: { ...rest, ...texts.dutch, ...listsIn('nl') },
      english: texts.english && { ...texts.english, ...listsIn('en') },
    }
  }),
  ...entriesFrom('day', 'data/days.ts', catalogue.days, (day) => ({
    key: day.date,
    identity: 'date',
    dutch: {
      edition: reference('edition', String(day.edition)),
      date: day.date,
      opensAt: time(day.opensAt),
      closesAt: time(day.closesAt),
    },
  })),
]

export const themeEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('theme', 'data/themes.ts', catalogue.themes, ({ name, ...theme }) => {
    const texts = localize({ name })
    return {
      key: theme.slug,
      identity: 'slug',
      dutch: { ...theme, ...texts.dutch },
      english: texts.english,
    }
  })

export const organisationTypeEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom(
    'organisation-type',
    'data/organisation-types.ts',
    catalogue.organisationTypes,
    ({ code, name }, index) => {
      const texts = localize({ name })
      return {
        key: code,
        identity: 'code',
        dutch: { ...texts.dutch, code, position: index + 1 },
        english: texts.english,
      }
    },
  )

export const speakerEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('speaker', 'data/speakers.ts', catalogue.speakers, (speaker) => {
    const { jobTitle, bio, photo, exhibitor, published: _, picture, ...rest } = speaker
    const texts = localize({ jobTitle, bio })
    const fullName = [speaker.firstName, speaker.infix, speaker.lastName].filter(Boolean).join(' ')
    return {
      key: speaker.slug,
      identity: 'slug',
      dutch: {
        ...rest,
        ...texts.dutch,
        exhibitor: reference('exhibitor', exhibitor),
        photo:
          photo === false
            ? undefined
            : new MediaUse(`portrait-${picture ?? speaker.slug}`, `Portret van ${fullName}`),
      },
      english: texts.english,
    }
  })

export const programmeEntries = (catalogue: Catalogue): Entry[] =>
  entriesFrom('programme-item', 'data/programme.ts', catalogue.programme, (item) => {
    const { title, summary, body, audience, changeNote, published: _, ...rest } = item
    const texts = together(
      localize({ title, summary, audience, changeNote }),
      localize({ body }, richText),
    )
    return {
      key: item.slug,
      identity: 'slug',
      dutch: {
        ...rest,
        ...texts.dutch,
        start: time(item.start),
        end: time(item.end),
        previousStart: time(item.previousStart),
        previousEnd: time(item.previousEnd),
        day: reference('day', item.day),
        previousDay: reference('day', item.previousDay),
        room: reference('room', item.room),
        previousRoom: reference('room', item.previousRoom),
        themes: references('theme', item.themes),
        exhibitor: reference('exhibitor', item.exhibitor),
        partOf: reference('programme-item', item.partOf),
        tourStops: references('exhibitor', item.tourStops),
        speakers: item.speakers.map(({ speaker, role }) => ({
          speaker: reference('speaker', speaker),
          role,
        })),
      },
      english: texts.english,
    }
  })
