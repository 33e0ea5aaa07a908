import { defineMessages } from '~/i18n/messages.ts'

/** Texts about the badges of people on a stand. */
export const standBadgeMessages = defineMessages({
  nl: {
    title: 'Badges',
    lead: 'Voor wie op uw stand werkt. Hoeveel er bij uw stand horen, hangt af van de maat.',
    count: (made: number, allowed: number) => `${made} van ${allowed} badges gemaakt`,
    full: 'U hebt alle badges van uw stand gemaakt. Vraag de organisatie om extra badges.',
    noneIncluded:
      'Bij uw deelname horen geen badges. De badges van een gedeelde stand maakt de hoofdstandhouder. Vraag de organisatie om extra badges als u ze zelf wilt maken.',
    tooMany:
      'Dat zijn meer badges dan er bij uw stand horen. Maak er minder, of vraag de organisatie om extra badges.',
    none: 'Er zijn nog geen badges.',
    mailed: 'per mail verstuurd',
    notMailed: 'niet gemaild',
    show: 'Bekijk',
    remove: 'Verwijder',
    addTitle: 'Voeg mensen toe',
    made: 'De badges zijn gemaakt. Wie er al een had met die naam en dat adres, kreeg geen tweede.',
    removed: 'De badge is verwijderd en werkt niet meer.',
    gone: 'Deze badge werkt niet meer.',
    goneHint: 'Wie uw stand beheert, kan een nieuwe maken.',
    yours: 'Uw badge',
    description: 'Uw badge om te tonen, te printen of te bewaren.',
  },
  en: {
    title: 'Badges',
    lead: 'For the people who work at your stand. How many come with your stand depends on its size.',
    count: (made, allowed) => `${made} of ${allowed} badges made`,
    full: 'You have made all the badges of your stand. Ask the organiser for extra ones.',
    noneIncluded:
      'No badges come with your participation. The main exhibitor makes the badges of a shared stand. Ask the organiser for extra badges to make them yourself.',
    tooMany:
      'That is more badges than come with your stand. Make fewer, or ask the organiser for extra badges.',
    none: 'There are no badges yet.',
    mailed: 'sent by email',
    notMailed: 'not emailed',
    show: 'View',
    remove: 'Remove',
    addTitle: 'Add people',
    made: 'The badges have been made. Whoever had one with that name and address got no second.',
    removed: 'The badge has been removed and no longer works.',
    gone: 'This badge no longer works.',
    goneHint: 'Whoever manages your stand can make a new one.',
    yours: 'Your badge',
    description: 'Your badge: show it, print it or save it.',
  },
})
