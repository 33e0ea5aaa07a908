import { defineMessages } from '~/i18n/messages.ts'

export const offlineMessages = defineMessages({
  nl: {
    noConnection: 'Geen verbinding. Deze pagina blijft staan; wij proberen het vanzelf opnieuw.',
    retry: 'Opnieuw proberen',
    offline: 'Geen verbinding. Wat u eerder opende of bewaarde, werkt nog.',
    kept: (when: string) => `Geen of trage verbinding. U ziet deze pagina zoals zij was ${when}.`,
    today: (time: string) => `om ${time}`,
    earlier: (moment: string) => `op ${moment}`,
    online: 'Er is weer verbinding.',
    refresh: 'Vernieuwen',
    offer: 'Bewaard. Wilt u de hele beurs ook zonder internet bij de hand hebben?',
    offerMore: 'Bekijk hoe',
  },
  en: {
    noConnection: 'No connection. You can keep reading this page; we will keep trying.',
    retry: 'Try again',
    offline: 'No connection. What you opened or saved before still works.',
    kept: (when) => `No connection, or a slow one. You see this page as it was ${when}.`,
    today: (time) => `at ${time}`,
    earlier: (moment) => `on ${moment}`,
    online: 'The connection is back.',
    refresh: 'Refresh',
    offer: 'Saved. Would you like to have the whole fair at hand without internet too?',
    offerMore: 'See how',
  },
})
