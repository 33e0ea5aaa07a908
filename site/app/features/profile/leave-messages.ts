import { defineMessages } from '~/i18n/messages.ts'

/** Texts around deleting an account. */
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
      `U logt in via een andere dienst. Daarom vragen wij u opnieuw in te loggen: daarna hebt u ${minutes} minuten om uw account te verwijderen.`,
    againButton: 'Log opnieuw in',
    doneTitle: 'Uw account is verwijderd',
    doneText:
      'U bent overal uitgelogd. Wij sturen u nog één mail ter bevestiging. Tot ziens op de beurs.',
    home: 'Terug naar home',
  },
  en: {
    title: 'Delete account',
    back: 'Visitor profile',
    description: 'What disappears, what stays and why.',
    lead: 'Your account disappears at once and for good. This cannot be undone.',
    goes: 'This disappears',
    gone: {
      account: 'Your account, your profile and your photo',
      badge: 'Your badge: the QR code no longer works at the entrance',
      consents: 'Your consents and your newsletter subscription',
      questions:
        'Your questions through the contact form, also those that we have not answered yet',
      photos: 'Your requests to remove a photo, also those that we have not handled yet',
      mails: 'All mail to you that we keep or have ready',
      sessions: 'Your sessions: you are signed out on every device',
    },
    stays: 'This stays',
    staysNothing:
      'Nothing. You have not asked for or ordered anything for an organisation with this email address.',
    staysWhy:
      'What you asked for or agreed to on behalf of an organisation we keep for as long as the agreement runs; contracts and orders for seven years, because Dutch tax law requires it (article 52 AWR). Your name and email address are part of them.',
    first: 'Would you like to take your data along first?',
    data: 'Read or download your data',
    confirm: 'Confirm',
    mail: 'You receive one message that your account has been deleted. We do not keep that one either.',
    wrongPassword: 'This password is incorrect.',
    again: 'Sign in again first',
    againText: (minutes) =>
      `You sign in with another service. That is why we ask you to sign in again: after that you have ${minutes} minutes to delete your account.`,
    againButton: 'Sign in again',
    doneTitle: 'Your account has been deleted',
    doneText:
      'You are signed out everywhere. We send you one more message to confirm. See you at the fair.',
    home: 'Back to home',
  },
})
