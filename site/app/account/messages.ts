import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the site about accounts, for every page. */
export const accountMessages = defineMessages({
  nl: {
    later: 'Wij kunnen uw gegevens nu niet ophalen. Probeer het over een minuut opnieuw.',
    ended:
      'Uw sessie is verlopen. Log in een ander tabblad in en verstuur nog een keer; wat u hebt ingevuld staat er nog.',
    failed: 'Dat lukt nu niet. Probeer het over een minuut opnieuw.',
    credentials: 'E-mailadres of wachtwoord klopt niet.',
    unconfirmed:
      'Bevestig eerst uw e-mailadres met de link in onze mail. Niets ontvangen? Vraag hieronder een nieuwe mail aan.',
    blocked: 'Uw account is geblokkeerd. Neem contact met ons op.',
    code: 'Deze link is verlopen of al gebruikt. Vraag hieronder een nieuwe aan.',
    currentPassword: 'Uw huidige wachtwoord klopt niet.',
    registeredPassword: 'Dit is niet het wachtwoord waarmee dit account is geregistreerd.',
    alreadyConfirmed: 'Dit e-mailadres was al bevestigd. U kunt inloggen.',
    samePassword: 'Kies een ander wachtwoord dan uw huidige.',
  },
  en: {
    later: 'We cannot retrieve your details at the moment. Please try again in a minute.',
    ended:
      'Your session has expired. Sign in in another tab, then send this again; what you entered is still here.',
    failed: 'That did not work. Please try again in a minute.',
    credentials: 'Email address or password incorrect.',
    unconfirmed:
      'Please confirm your email address first, using the link in our email. Nothing received? Request a new email below.',
    blocked: 'Your account has been blocked. Please contact us.',
    code: 'This link has expired or has already been used. Request a new one below.',
    currentPassword: 'Your current password is incorrect.',
    registeredPassword: 'This is not the password this account was registered with.',
    alreadyConfirmed: 'This email address has already been confirmed. You can sign in.',
    samePassword: 'Choose a password that differs from your current one.',
  },
})
