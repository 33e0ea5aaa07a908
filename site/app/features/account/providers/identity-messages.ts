import { defineMessages } from '~/i18n/messages.ts'

/**
 * Messages for visitors when the identity provider refuses, by the code of its client without
 * `auth/`: all of requirements 12.3, and the others that its calls and windows can give.
 */
export const identityErrors = defineMessages({
  nl: {
    codes: {
      'invalid-email': 'Vul een geldig e-mailadres in.',
      'wrong-password': 'E-mailadres of wachtwoord klopt niet.',
      'missing-password': 'Vul wachtwoord in.',
      'invalid-credential': 'E-mailadres of wachtwoord klopt niet.',
      'email-already-in-use':
        'Met dit e-mailadres is al een account. Log daarmee in, of vraag een nieuw wachtwoord aan.',
      'operation-not-allowed': 'Deze manier van inloggen staat uit. Kies een andere manier.',
      'credential-already-in-use':
        'Dit account hoort al bij een andere gebruiker. Log met dat account in.',
      'user-not-found': 'E-mailadres of wachtwoord klopt niet.',
      'too-many-requests': 'Te veel pogingen. Wacht een kwartier en probeer het opnieuw.',
      'expired-action-code': 'Deze link is verlopen. Vraag een nieuwe aan.',
      'invalid-action-code': 'Deze link klopt niet of is al gebruikt. Vraag een nieuwe aan.',
      'requires-recent-login': 'Log opnieuw in om verder te gaan.',
      'invalid-user-token': 'Uw sessie is niet meer geldig. Log opnieuw in.',
      'user-token-expired': 'Uw sessie is verlopen. Log opnieuw in.',
      'user-disabled': 'Dit account is uitgeschakeld. Neem contact met ons op.',
      'password-does-not-meet-requirements':
        'Dit wachtwoord voldoet niet aan de eisen. Kies een ander wachtwoord.',
      'invalid-verification-code':
        'Deze code klopt niet. Controleer de code en probeer het opnieuw.',
      'invalid-verification-id': 'De controle is verlopen. Vraag een nieuwe code aan.',
      'code-expired': 'Deze code is verlopen. Vraag een nieuwe code aan.',
      'admin-restricted-operation': 'Een account maken of verwijderen kan hier niet zelf.',
      'recaptcha-not-enabled':
        'De controle tegen misbruik werkt nu niet. Log op een andere manier in.',
      'missing-recaptcha-token':
        'De controle tegen misbruik is niet afgerond. Probeer het opnieuw.',
      'invalid-recaptcha-token': 'De controle tegen misbruik is niet gelukt. Probeer het opnieuw.',
      'invalid-recaptcha-action':
        'De controle tegen misbruik hoorde bij iets anders. Laad de pagina opnieuw.',
      'missing-recaptcha-version':
        'De controle tegen misbruik werkt nu niet. Laad de pagina opnieuw.',
      'invalid-recaptcha-version':
        'De controle tegen misbruik is verouderd. Laad de pagina opnieuw.',
      'missing-client-type': 'Uw browser wordt niet herkend. Log op een andere manier in.',
      'invalid-req-type': 'Dit kan nu niet. Laad de pagina opnieuw.',
      'network-request-failed': 'Geen verbinding. Controleer uw internet en probeer het opnieuw.',
      timeout: 'Het antwoord duurt te lang. Probeer het opnieuw.',
      'weak-password': 'Dit wachtwoord is te zwak. Kies een langer wachtwoord.',
      'unverified-email':
        'Bevestig eerst uw e-mailadres. Wij hebben u daarvoor een link gestuurd; log daarna opnieuw in.',
      'account-exists-with-different-credential':
        'Met dit e-mailadres logde u eerder op een andere manier in. Kies die manier.',
      'popup-blocked': 'Uw browser hield het venster tegen. Sta vensters van deze site toe.',
      'popup-closed-by-user': 'Het venster is gesloten voordat het inloggen klaar was.',
      'cancelled-popup-request': 'Er is al een ander venster geopend.',
      'user-cancelled': 'U hebt het inloggen afgebroken.',
      'web-storage-unsupported': 'Uw browser bewaart niets. Sta cookies en opslag toe.',
      'invalid-refresh-token': 'Uw sessie is niet meer geldig. Log opnieuw in.',
    },
    other: 'Inloggen lukt nu niet. Probeer het later opnieuw.',
  },
  en: {
    codes: {
      'invalid-email': 'Enter a valid email.',
      'wrong-password': 'Email or password incorrect.',
      'missing-password': 'Enter your password.',
      'invalid-credential': 'Email or password incorrect.',
      'email-already-in-use':
        'There is already an account with this email address. Sign in to it, or request a new password.',
      'operation-not-allowed': 'This sign-in method is switched off. Please choose another.',
      'credential-already-in-use':
        'This account already belongs to another user. Sign in with that account.',
      'user-not-found': 'Email or password incorrect.',
      'too-many-requests': 'Too many attempts. Wait a quarter of an hour and try again.',
      'expired-action-code': 'This link has expired. Request a new one.',
      'invalid-action-code': 'This link is not valid or has already been used. Request a new one.',
      'requires-recent-login': 'Sign in again to continue.',
      'invalid-user-token': 'Your session is no longer valid. Sign in again.',
      'user-token-expired': 'Your session has expired. Sign in again.',
      'user-disabled': 'This account has been disabled. Please contact us.',
      'password-does-not-meet-requirements':
        'This password does not meet the requirements. Choose another one.',
      'invalid-verification-code': 'This code is incorrect. Check it and try again.',
      'invalid-verification-id': 'The verification has expired. Request a new code.',
      'code-expired': 'This code has expired. Request a new one.',
      'admin-restricted-operation': 'You cannot create or delete an account here yourself.',
      'recaptcha-not-enabled':
        'The security check is not working at the moment. Sign in another way.',
      'missing-recaptcha-token': 'The security check was not completed. Try again.',
      'invalid-recaptcha-token': 'The security check failed. Try again.',
      'invalid-recaptcha-action': 'The security check was for something else. Reload the page.',
      'missing-recaptcha-version':
        'The security check is not working at the moment. Reload the page.',
      'invalid-recaptcha-version': 'The security check is out of date. Reload the page.',
      'missing-client-type': 'Your browser is not recognised. Sign in another way.',
      'invalid-req-type': 'This is not possible at the moment. Reload the page.',
      'network-request-failed': 'No connection. Check your internet connection and try again.',
      timeout: 'This is taking too long. Try again.',
      'weak-password': 'This password is too weak. Choose a longer one.',
      'unverified-email':
        'Confirm your email address first, using the link we sent you. Then sign in again.',
      'account-exists-with-different-credential':
        'You have used this email address with a different sign-in method before. Please use that one.',
      'popup-blocked': 'Your browser blocked the window. Allow pop-ups from this site.',
      'popup-closed-by-user': 'The window was closed before you had signed in.',
      'cancelled-popup-request': 'Another window is already open.',
      'user-cancelled': 'You cancelled signing in.',
      'web-storage-unsupported': 'Your browser does not store anything. Allow cookies and storage.',
      'invalid-refresh-token': 'Your session is no longer valid. Sign in again.',
    },
    other: 'You cannot be signed in at the moment. Please try again later.',
  },
})
