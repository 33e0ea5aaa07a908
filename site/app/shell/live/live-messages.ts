import { defineMessages } from '~/i18n/messages.ts'

/** Texts about what changes quickly; fetched after the page. */
export const liveMessages = defineMessages({
  nl: {
    left: (n: number) => (n === 1 ? 'Nog 1 plaats' : `Nog ${n} plaatsen`),
    leftOf: (n: number, places: string) => `${n} van ${places} vrij`,
    full: 'Vol',
    fullWithLine: 'Vol, wachtlijst',
    doorFull: 'Zaal vol',
    notice: { info: 'Mededeling', urgent: 'Dringend' },
    close: 'Sluiten',
  },
  en: {
    left: (n) => (n === 1 ? '1 place left' : `${n} places left`),
    leftOf: (n, places) => `${n} of ${places} free`,
    full: 'Full',
    fullWithLine: 'Full, waiting list',
    doorFull: 'Room full',
    notice: { info: 'Notice', urgent: 'Urgent' },
    close: 'Close',
  },
})
