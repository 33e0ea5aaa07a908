import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the menu of who is signed in; they come with it. */
export const accountMenuMessages = defineMessages({
  nl: {
    account: 'Account',
    signedInAs: 'Ingelogd als',
    details: 'Mijn gegevens',
    programme: 'Mijn programma',
    password: 'Wachtwoord wijzigen',
    signOut: 'Uitloggen',
  },
  en: {
    account: 'Account',
    signedInAs: 'Signed in as',
    details: 'My details',
    programme: 'My programme',
    password: 'Change password',
    signOut: 'Sign out',
  },
})
