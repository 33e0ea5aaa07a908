import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the page where one asks for a stand. */
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
    stands: (least: string, most: string) => `stands van ${least} tot ${most} m²`,
    freeStands: (n: number) => (n === 1 ? 'stand nog vrij' : 'stands nog vrij'),
    area: 'm² beursvloer',
    exhibitors: 'standhouders',
    deadlines: 'Belangrijke data',
    passed: 'Verstreken',
    daysLeft: (n: number) => (n === 0 ? 'Vandaag' : n === 1 ? 'Nog 1 dag' : `Nog ${n} dagen`),
  },
  en: {
    request: 'Request participation',
    requestTitle: 'Will you join?',
    requestText:
      'Without obligation: within three working days you receive a proposal with a place and a price.',
    waitingListTitle: 'Join the waiting list',
    requestSent:
      'You receive a confirmation by email. Within three working days a proposal with a place and a price follows.',
    waitingListSent:
      'You are on the waiting list. You receive a confirmation by email, and word as soon as a stand comes free.',
    planNext: 'Have a look at the floor plan',
    stands: (least, most) => `stands of ${least} to ${most} m²`,
    freeStands: (n) => (n === 1 ? 'stand still free' : 'stands still free'),
    area: 'm² of fair floor',
    exhibitors: 'exhibitors',
    deadlines: 'Important dates',
    passed: 'Passed',
    daysLeft: (n) => (n === 0 ? 'Today' : n === 1 ? '1 day left' : `${n} days left`),
  },
})
