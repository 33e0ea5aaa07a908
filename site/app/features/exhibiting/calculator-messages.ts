import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the calculator. */
export const calculatorMessages = defineMessages({
  nl: {
    title: 'Bereken uw prijs',
    lead: 'Reken uit wat een stand kost. U hoeft niets over uzelf in te vullen.',
    choose: 'Kies een vrije stand',
    package: 'Pakket',
    area: 'Oppervlakte in m²',
    openSides: 'Open zijden',
    discounts: 'Kortingen',
    publicBody: (percent: number) => `Corporatie of overheid, ${percent}% op de grondprijs`,
    earlyApplies: 'De vroegboekkorting is er al af zolang zij geldt.',
    coExhibitors: 'Medestandhouders',
    optional: '(optioneel)',
    coExhibitorsHelp: (most: number) => `Organisaties die uw stand delen, ten hoogste ${most}`,
    calculate: 'Bereken',
    book: 'Naar het contractformulier',
    share: 'Het adres van deze pagina onthoudt uw berekening: u kunt het bewaren en delen.',
  },
  en: {
    title: 'Calculate your price',
    lead: 'Work out what a stand costs, without telling us who you are.',
    choose: 'Choose an available stand',
    package: 'Package',
    area: 'Area in m²',
    openSides: 'Open sides',
    discounts: 'Discounts',
    publicBody: (percent) => `Association or public authority: ${percent}% off the floor price`,
    earlyApplies: 'The early booking discount is included while it applies.',
    coExhibitors: 'Co-exhibitors',
    optional: '(optional)',
    coExhibitorsHelp: (most) => `Organisations sharing your stand, ${most} at most`,
    calculate: 'Calculate',
    book: 'Go to the contract form',
    share: 'The address of this page contains your calculation, so you can save it or share it.',
  },
})
