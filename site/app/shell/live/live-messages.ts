import { defineMessages } from '~/i18n/messages.ts'

/** Texts about live facts; fetched after the page. */
export const liveMessages = defineMessages({
  nl: {
    left: (n: number) => (n === 1 ? 'Nog 1 plaats' : `Nog ${n} plaatsen`),
    leftOf: (n: number, places: string) => `${n} van ${places} vrij`,
    full: 'Vol',
    fullWithLine: 'Vol, wachtlijst',
    doorFull: 'Zaal vol',
    placed: 'U hebt een plaats',
    offered: 'Er is een plaats voor u',
    waitingAs: (n: number) => `Wachtlijst (u bent nr.\u00a0${n})`,
    reserve: (left: number) => `Reserveer (nog\u00a0${left})`,
    notice: { info: 'Mededeling', urgent: 'Dringend' },
    more: 'Bekijk',
    close: 'Sluiten',
  },
  en: {
    left: (n) => (n === 1 ? '1 place left' : `${n} places left`),
    leftOf: (n, places) => `${n} of ${places} free`,
    full: 'Full',
    fullWithLine: 'Full, waiting list',
    doorFull: 'Room full',
    placed: 'You have a place',
    offered: 'There is a place for you',
    waitingAs: (n) => `Waiting list (you are no.\u00a0${n})`,
    reserve: (left) => `Reserve (${left}\u00a0left)`,
    notice: { info: 'Notice', urgent: 'Urgent' },
    more: 'View',
    close: 'Close',
  },
})
