import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { type MailContent, mailIn } from '../../mail/mail-content'
import {
  confirmationAddress,
  forgotAddress,
  LINK_MINUTES,
  resetAddress,
  signInAddress,
} from './links'

/** Retention of an account with an unconfirmed address, in days. */
export const UNCONFIRMED_DAYS = 7

/** Asks the owner of a mailbox whether they registered. */
export function confirmAddressMail(language: FormLanguage, token: string): MailContent {
  const url = confirmationAddress(language, token)
  return mailIn(language, {
    nl: {
      subject: 'Bevestig uw e-mailadres',
      paragraphs: [
        'Met dit e-mailadres heeft iemand zich als bezoeker geregistreerd. Was u dat? Bevestig dan uw e-mailadres. In de browser waarin u zich registreerde, bent u daarmee ingelogd; in een andere vult u ook het wachtwoord in dat u koos.',
      ],
      action: { label: 'E-mailadres bevestigen', url },
      alternative: {
        label: 'Wachtwoord vergeten? Kies een nieuw; dat bevestigt uw e-mailadres ook',
        url: forgotAddress(language),
      },
      remarks: [
        `De link werkt ${LINK_MINUTES} minuten. Is hij verlopen, dan vraagt u op dezelfde pagina een nieuwe aan.`,
        `Hebt u zich niet geregistreerd, dan heeft iemand anders uw e-mailadres ingevuld. U hoeft niets te doen: zonder bevestiging wissen wij de gegevens na ${UNCONFIRMED_DAYS} dagen.`,
      ],
    },
    en: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Someone registered as a visitor with this email address. Was that you? Then confirm your email address. In the browser you registered with, this signs you in; in any other, you also enter the password you chose.',
      ],
      action: { label: 'Confirm email address', url },
      alternative: {
        label: 'Forgot your password? Choose a new one; that confirms your email address as well',
        url: forgotAddress(language),
      },
      remarks: [
        `The link works for ${LINK_MINUTES} minutes. If it has expired, request a new one on the same page.`,
        `If you did not register, someone else entered your email address. There is nothing you need to do: without confirmation, we delete the details after ${UNCONFIRMED_DAYS} days.`,
      ],
    },
  })
}

/** The same, to an address that was registered more than once: its owner chooses the password. */
export function confirmByPasswordMail(language: FormLanguage, token: string): MailContent {
  const url = resetAddress(language, token)
  return mailIn(language, {
    nl: {
      subject: 'Bevestig uw e-mailadres',
      title: 'Bevestig uw e-mailadres en kies een wachtwoord',
      paragraphs: [
        'Met dit e-mailadres heeft iemand zich meer dan eens als bezoeker geregistreerd. Was u dat? Kies dan nu uw wachtwoord. Daarmee bevestigt u meteen uw e-mailadres; eerdere links en wachtwoorden werken niet meer.',
      ],
      action: { label: 'Wachtwoord kiezen', url },
      remarks: [
        `De link werkt ${LINK_MINUTES} minuten, één keer.`,
        `Hebt u zich niet geregistreerd, dan hoeft u niets te doen: zonder bevestiging wissen wij de gegevens na ${UNCONFIRMED_DAYS} dagen.`,
      ],
    },
    en: {
      subject: 'Confirm your email address',
      title: 'Confirm your email address and choose a password',
      paragraphs: [
        'Someone registered as a visitor with this email address more than once. Was that you? Then choose your password now. This confirms your email address as well; earlier links and passwords no longer work.',
      ],
      action: { label: 'Choose password', url },
      remarks: [
        `The link works once, within ${LINK_MINUTES} minutes.`,
        `If you did not register, there is nothing you need to do: without confirmation, we delete the details after ${UNCONFIRMED_DAYS} days.`,
      ],
    },
  })
}

/**
 * Tells the owner of an account by mail that there was one already; the page does not reveal it.
 */
export function alreadyAccountMail(language: FormLanguage): MailContent {
  return mailIn(language, {
    nl: {
      subject: 'U hebt al een account',
      paragraphs: [
        'Iemand wilde zich registreren met dit e-mailadres, of een nieuwe bevestiging ervan. Maar het is al bevestigd: u kunt inloggen.',
      ],
      action: { label: 'Inloggen', url: signInAddress(language) },
      alternative: {
        label: 'Wachtwoord vergeten? Kies een nieuw wachtwoord',
        url: forgotAddress(language),
      },
      remarks: ['Was u dit niet? Dan hoeft u niets te doen: er is niets aan uw account gewijzigd.'],
    },
    en: {
      subject: 'You already have an account',
      paragraphs: [
        'Someone tried to register with this email address, or asked to confirm it again. It has already been confirmed, so you can simply sign in.',
      ],
      action: { label: 'Sign in', url: signInAddress(language) },
      alternative: {
        label: 'Forgot your password? Choose a new one',
        url: forgotAddress(language),
      },
      remarks: [
        'Was this not you? Then there is nothing you need to do: nothing about your account has changed.',
      ],
    },
  })
}

/** To the new address of an account, for its owner to confirm. */
export function newAddressMail(language: FormLanguage, token: string): MailContent {
  const url = confirmationAddress(language, token)
  return mailIn(language, {
    nl: {
      subject: 'Bevestig uw nieuwe e-mailadres',
      paragraphs: [
        'U hebt ons gevraagd dit e-mailadres bij uw account te zetten. Bevestig het met deze knop. Daarna logt u in met dit adres en het wachtwoord dat u had; op al uw apparaten bent u dan uitgelogd.',
      ],
      action: { label: 'E-mailadres bevestigen', url },
      remarks: [
        `De link werkt ${LINK_MINUTES} minuten, één keer. Is hij verlopen, vraag ons dan om een nieuwe.`,
        'Hebt u dit niet gevraagd, dan hoeft u niets te doen: er verandert niets.',
      ],
    },
    en: {
      subject: 'Confirm your new email address',
      paragraphs: [
        'You asked us to use this email address for your account. Confirm it with this button. From then on, sign in with this address and your current password; you will be signed out on all your devices.',
      ],
      action: { label: 'Confirm email address', url },
      remarks: [
        `The link works once, within ${LINK_MINUTES} minutes. If it has expired, ask us for a new one.`,
        'If you did not ask for this, there is nothing you need to do: nothing will change.',
      ],
    },
  })
}

/** To the address that an account has: it may be another's soon. */
export const addressAskedMail = (language: FormLanguage): MailContent =>
  mailIn(language, {
    nl: {
      subject: 'Uw account krijgt een ander e-mailadres',
      paragraphs: [
        'Iemand vroeg ons uw account een ander e-mailadres te geven. Zodra dat adres is bevestigd, logt u daarmee in en werkt dit adres niet meer.',
        'Was u dit niet? Antwoord dan meteen op deze e-mail, zodat wij het tegenhouden.',
      ],
    },
    en: {
      subject: 'Your account is getting a new email address',
      paragraphs: [
        'Someone asked us to change the email address of your account. Once the new address has been confirmed, you sign in with that address and this one no longer works.',
        'Was this not you? Then reply to this message straight away, so that we can stop it.',
      ],
    },
  })

/** With the link to choose a new password. */
export function resetPasswordMail(language: FormLanguage, token: string): MailContent {
  const url = resetAddress(language, token)
  return mailIn(language, {
    nl: {
      subject: 'Kies een nieuw wachtwoord',
      paragraphs: [
        'Voor het account met dit e-mailadres is een nieuw wachtwoord aangevraagd. Met deze knop kiest u het.',
      ],
      action: { label: 'Nieuw wachtwoord kiezen', url },
      remarks: [
        `De link werkt ${LINK_MINUTES} minuten, één keer. Daarna bent u op al uw andere apparaten uitgelogd.`,
        'Hebt u dit niet aangevraagd, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
      ],
    },
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        'A new password was requested for the account with this email address. Use this button to choose one.',
      ],
      action: { label: 'Choose new password', url },
      remarks: [
        `The link works once, within ${LINK_MINUTES} minutes. You will then be signed out on all your other devices.`,
        'If you did not request this, there is nothing you need to do: your password stays as it is.',
      ],
    },
  })
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedMail(language: FormLanguage): MailContent {
  return mailIn(language, {
    nl: {
      subject: 'Uw wachtwoord is gewijzigd',
      paragraphs: [
        'Het wachtwoord van uw account is zojuist gewijzigd. Op al uw andere apparaten bent u uitgelogd.',
        'Was u dit niet? Kies dan meteen een nieuw wachtwoord.',
      ],
      action: { label: 'Ik was dit niet', url: forgotAddress(language) },
    },
    en: {
      subject: 'Your password has been changed',
      paragraphs: [
        'The password of your account has just been changed. You have been signed out on all your other devices.',
        'Was this not you? Then choose a new password straight away.',
      ],
      action: { label: 'This was not me', url: forgotAddress(language) },
    },
  })
}
