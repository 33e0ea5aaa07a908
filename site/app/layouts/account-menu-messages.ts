import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the account menu; they are loaded with it. */
export const accountMenuMessages = defineMessages({
  nl: {
    signedInAs: 'Ingelogd als',
    details: 'Mijn gegevens',
    programme: 'Mijn beurs',
    stand: 'Mijn stand',
    password: 'Wachtwoord wijzigen',
    signOut: 'Uitloggen',
  },
  en: {
    signedInAs: 'Signed in as',
    details: 'My details',
    programme: 'My fair',
    stand: 'My stand',
    password: 'Change password',
    signOut: 'Sign out',
  },
})
