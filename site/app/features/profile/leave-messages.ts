import { defineMessages } from '~/i18n/messages.ts'

/** Texts for deleting an account. */
export const leaveMessages = defineMessages({
  nl: {
    title: 'Account verwijderen',
    back: 'Bezoekersprofiel',
    description: 'Wat er verdwijnt, wat er blijft en waarom.',
    lead: 'Uw account verdwijnt meteen en voorgoed. Dit kan niet ongedaan worden gemaakt.',
    goes: 'Dit verdwijnt',
    gone: {
      account: 'Uw account, uw profiel en uw foto',
      badge: 'Uw badge: de QR-code werkt niet meer bij de ingang',
      consents: 'Uw toestemmingen en uw aanmelding voor de nieuwsbrief',
      questions: 'Uw vragen via het contactformulier, ook die wij nog niet hebben beantwoord',
      photos: 'Uw verzoeken om een foto te verwijderen, ook die wij nog niet hebben behandeld',
      mails: 'Alle mail aan u die wij nog bewaren of klaar hebben staan',
      sessions: 'Uw sessies: u bent op elk apparaat uitgelogd',
    },
    stays: 'Dit blijft',
    staysNothing:
      'Niets. U hebt met dit e-mailadres niets namens een organisatie aangevraagd of besteld.',
    staysWhy:
      'Wat u namens een organisatie aanvroeg of afsprak, bewaren wij zolang de afspraak loopt; contracten en bestellingen zeven jaar, omdat de Belastingdienst dat vraagt (artikel 52 AWR). Daar horen uw naam en e-mailadres bij.',
    first: 'Eerst meenemen wat u wilt bewaren?',
    data: 'Lees of download uw gegevens',
    confirm: 'Bevestigen',
    mail: 'U krijgt één mail dat uw account is verwijderd. Ook die bewaren wij niet.',
    wrongPassword: 'Dit wachtwoord klopt niet.',
    again: 'Log eerst opnieuw in',
    againText: (minutes: number) =>
      `U logt in zonder wachtwoord. Daarom vragen wij u opnieuw in te loggen: daarna hebt u ${minutes} minuten om uw account te verwijderen.`,
    againButton: 'Log opnieuw in',
    doneTitle: 'Uw account is verwijderd',
    doneText:
      'U bent overal uitgelogd. Wij sturen u nog één mail ter bevestiging. Tot ziens op de beurs.',
    home: 'Terug naar home',
  },
  en: {
    title: 'Delete account',
    back: 'Visitor profile',
    description: 'What is deleted, what is kept and why.',
    lead: 'Your account will be deleted immediately and permanently. This cannot be undone.',
    goes: 'What is deleted',
    gone: {
      account: 'Your account, your profile and your photo',
      badge: 'Your badge: the QR code will no longer work at the entrance',
      consents: 'Your consents and your newsletter subscription',
      questions:
        'Your questions sent through the contact form, including those we have not answered yet',
      photos: 'Your photo removal requests, including those we have not handled yet',
      mails: 'All email to you that we have stored or queued',
      sessions: 'Your sessions: you will be signed out on every device',
    },
    stays: 'What is kept',
    staysNothing:
      'Nothing. You have not requested or ordered anything on behalf of an organisation with this email address.',
    staysWhy:
      'We keep what you requested or agreed to on behalf of an organisation for as long as the agreement runs, and contracts and orders for seven years, as Dutch tax law requires (article 52 AWR). Your name and email address are part of them.',
    first: 'Would you like a copy of your data first?',
    data: 'Read or download your data',
    confirm: 'Confirm',
    mail: 'You will receive one email confirming that your account has been deleted. We do not keep that either.',
    wrongPassword: 'This password is incorrect.',
    again: 'Please sign in again first',
    againText: (minutes) =>
      `You sign in without a password, so we ask you to sign in again. You then have ${minutes} minutes to delete your account.`,
    againButton: 'Sign in again',
    doneTitle: 'Your account has been deleted',
    doneText:
      'You have been signed out everywhere. We will send you one last email to confirm. See you at the fair.',
    home: 'Back to home',
  },
})
