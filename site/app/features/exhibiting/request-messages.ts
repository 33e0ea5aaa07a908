import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the page for requesting a stand. */
export const requestMessages = defineMessages({
  nl: {
    request: 'Vraag deelname aan',
    requestTitle: 'Komt u erbij?',
    requestText:
      'Vrijblijvend: u krijgt binnen drie werkdagen een voorstel met een plek en een prijs.',
    waitingListTitle: 'Zet u op de wachtlijst',
    requestSent:
      'U krijgt een bevestiging per e-mail. Binnen drie werkdagen volgt een voorstel met een plek en een prijs.',
    waitingListSent:
      'U staat op de wachtlijst. U krijgt een bevestiging per e-mail, en bericht zodra er een stand vrijkomt.',
    planNext: 'Bekijk alvast de plattegrond',
    wishedStand: (number: string) => `Graag stand ${number}.`,
    excluding: 'excl. btw',
    stands: (least: string, most: string) => `stands van ${least} tot ${most}\u00a0m²`,
    freeStands: (n: number) => (n === 1 ? 'stand nog vrij' : 'stands nog vrij'),
    area: 'm² beursvloer',
    exhibitors: 'standhouders',
    deadlines: 'Belangrijke data',
    passed: 'Verstreken',
    daysLeft: (n: number) => (n === 0 ? 'Vandaag' : n === 1 ? 'Nog 1 dag' : `Nog ${n} dagen`),
  },
  en: {
    request: 'Request a stand',
    requestTitle: 'Will you be joining us?',
    requestText:
      'Without obligation: within three working days you will receive a proposal with a place and a price.',
    waitingListTitle: 'Join the waiting list',
    requestSent:
      'You will receive a confirmation by email, followed within three working days by a proposal with a place and a price.',
    waitingListSent:
      'You are on the waiting list. You will receive a confirmation by email, and we will let you know as soon as a stand becomes available.',
    planNext: 'View the floor plan',
    wishedStand: (number) => `I would like stand ${number}.`,
    excluding: 'excl. VAT',
    stands: (least, most) => `stands from ${least} to ${most}\u00a0m²`,
    freeStands: (n) => (n === 1 ? 'stand still available' : 'stands still available'),
    area: 'm² of exhibition floor',
    exhibitors: 'exhibitors',
    deadlines: 'Important dates',
    passed: 'Passed',
    daysLeft: (n) => (n === 0 ? 'Today' : n === 1 ? '1 day left' : `${n} days left`),
  },
})
