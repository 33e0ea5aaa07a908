import { defineMessages } from '~/i18n/messages.ts'

/** What pages of an account say when the CMS does not answer. */
export const accountMessages = defineMessages({
  nl: { later: 'Wij kunnen uw gegevens nu niet ophalen. Probeer het over een minuut opnieuw.' },
  en: { later: 'We cannot get your details now. Please try again in a minute.' },
})
