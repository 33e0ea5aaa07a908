import { FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import { languageTags } from '@beursvloer/contract/language-tags'
import { weekdayDate } from '@beursvloer/contract/weekday-date'
import type { Texts } from '../../push/rows'
import type { SignUpItem } from '../item'
import type { Moved } from '../mails/place-mails'

/** The texts of a message. */
export interface PushTexts {
  readonly title: Texts
  readonly body: Texts
}

const inBoth = (text: (language: 'nl' | 'en') => string): Texts => ({
  nl: text('nl'),
  en: text('en'),
})

/** "woensdag 17 maart, 10:45, Kennislab A" */
const whenAndWhere = ({ date, start, room }: SignUpItem, language: 'nl' | 'en'): string =>
  [weekdayDate(date, language), start, room[language]].filter(Boolean).join(', ')

const CHANGES = {
  moved: { nl: 'Gewijzigd', en: 'Changed' },
  'item-cancelled': { nl: 'Geannuleerd', en: 'Cancelled' },
  'item-resumed': { nl: 'Gaat toch door', en: 'Going ahead after all' },
} as const satisfies Record<Moved, Texts>

/** The texts of a changed item. */
export function changeTexts(item: SignUpItem, occasion: Moved): PushTexts {
  const now = inBoth((language) => whenAndWhere(item, language))
  const bodies: Readonly<Record<Moved, Texts>> = {
    moved: { nl: `Nu ${now.nl}.`, en: `Now ${now.en}.` },
    'item-cancelled': {
      nl: `Dit gaat niet door: ${now.nl}.`,
      en: `This will not take place: ${now.en}.`,
    },
    'item-resumed': { nl: `Het is ${now.nl}.`, en: `It is ${now.en}.` },
  }
  return {
    title: inBoth((language) => `${CHANGES[occasion][language]}: ${item.title[language]}`),
    body: inBoth((language) =>
      [bodies[occasion][language], item.changeNote[language]].filter(Boolean).join(' '),
    ),
  }
}

/** That an item begins. */
export const soonTexts = ({ title, start, room, hall }: SignUpItem): PushTexts => ({
  title: {
    nl: `Begint om ${start}: ${title.nl}`,
    en: `Begins at ${start}: ${title.en}`,
  },
  body: inBoth((language) => [room[language], hall[language]].filter(Boolean).join(', ')),
})

const clock = (language: 'nl' | 'en', at: Date): string =>
  new Intl.DateTimeFormat(languageTags[language], {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: FAIR_TIME_ZONE,
  }).format(at)

/** Changes of a person's own place that staff or the system made. */
export type PlaceNews = 'offered' | 'promoted' | 'removed' | 'lapsed'

const PLACES = {
  offered: { nl: 'Er is een plaats voor u', en: 'A place for you' },
  promoted: { nl: 'U hebt een plaats', en: 'You have a place' },
  removed: { nl: 'Uw aanmelding is ingetrokken', en: 'Your sign-up has been cancelled' },
  lapsed: { nl: 'De plaats is vervallen', en: 'Your offer has expired' },
} as const satisfies Record<PlaceNews, Texts>

/**
 * The texts of a changed place.
 * @param until end of an offer
 */
export const placeTexts = (item: SignUpItem, news: PlaceNews, until: Date | null): PushTexts => ({
  title: inBoth((language) => `${PLACES[news][language]}: ${item.title[language]}`),
  body: inBoth((language) => {
    const when = whenAndWhere(item, language)
    if (news !== 'offered' || !until) return when
    const end = clock(language, until)
    return language === 'nl'
      ? `Kies vóór ${end}. Het is ${when}.`
      : `Decide before ${end}. It is ${when}.`
  }),
})
