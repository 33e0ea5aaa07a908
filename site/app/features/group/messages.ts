import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the pages on which somebody registers a group, and is invited. */
export const groupMessages = defineMessages({
  nl: {
    title: 'Nodig collega’s uit',
    lead: 'Komt u met collega’s? Vul hun namen en e-mailadressen in. Ieder krijgt een eigen uitnodiging en registreert zichzelf.',
    steps: {
      fill: 'U vult in wie er meekomen: ten hoogste twintig collega’s per keer.',
      confirm: 'U bevestigt met de knop in onze mail. Pas daarna gaan de uitnodigingen weg.',
      register:
        'Elke collega registreert zichzelf en krijgt een eigen badge. Van wie dat aankruist, krijgt u bericht.',
    },
    stepsTitle: 'Zo gaat het',
    alone: 'Komt u alleen?',
    aloneLink: 'Registreer uzelf',
    sentTitle: 'Controleer uw e-mail.',
    sentNext:
      'Wij hebben u een mail gestuurd. Bevestig daarin dat de uitnodigingen weg mogen; dat kan zeven dagen lang.',
    confirmTitle: 'Verstuur de uitnodigingen',
    confirmLead: 'Nog één keer klikken, dan krijgt elke collega uit uw groep een uitnodiging.',
    confirmButton: 'Verstuur de uitnodigingen',
    outcome: {
      confirmed: 'De uitnodigingen zijn onderweg.',
      'already-confirmed': 'De uitnodigingen waren al verstuurd.',
      expired: 'Link verlopen.',
      unknown: 'Deze link klopt niet.',
      limited: 'U hebt vandaag al genoeg groepen uitgenodigd.',
      failed: 'Dat lukt nu niet. Probeer het over een minuut opnieuw.',
    },
    hint: {
      confirmed:
        'Elke collega registreert zichzelf. Komt de mail niet aan, laat hen dan in de map met ongewenste mail kijken.',
      'already-confirmed': 'U hoeft niets te doen.',
      expired: 'Vul het formulier opnieuw in; dan sturen wij een nieuwe link.',
      unknown: 'Kopieer de hele link uit de mail, of vul het formulier opnieuw in.',
      limited: 'Gebruik dezelfde link morgen nog eens.',
      failed: '',
    },
    again: 'Opnieuw proberen',
    toForm: 'Naar het formulier',
    home: 'Terug naar home',
    invitationTitle: 'Registreer gratis',
    invitationLead:
      'U bent uitgenodigd om mee te komen. Vul aan wat er nog ontbreekt; pas als u verstuurt, maken wij een account.',
    invitationGone: 'Deze uitnodiging werkt niet meer.',
    invitationGoneHint: 'U kunt zich ook zonder uitnodiging registreren.',
    register: 'Registreer gratis',
  },
  en: {
    title: 'Invite colleagues',
    lead: 'Coming with colleagues? Enter their names and email addresses. Each of them will receive an invitation and register individually.',
    steps: {
      fill: 'You tell us who is coming: up to twenty colleagues at a time.',
      confirm: 'You confirm with the button in our email. Only then are the invitations sent.',
      register:
        'Each colleague registers individually and gets their own badge. We let you know about those who agree to it.',
    },
    stepsTitle: 'How it works',
    alone: 'Coming alone?',
    aloneLink: 'Register yourself',
    sentTitle: 'Check your email.',
    sentNext:
      'We have sent you an email. Use it within seven days to confirm that we may send the invitations.',
    confirmTitle: 'Send the invitations',
    confirmLead: 'One more click and every colleague in your group will receive an invitation.',
    confirmButton: 'Send the invitations',
    outcome: {
      confirmed: 'The invitations are on their way.',
      'already-confirmed': 'The invitations have already been sent.',
      expired: 'Link expired.',
      unknown: 'This link is not valid.',
      limited: 'You have reached the number of groups you can invite in one day.',
      failed: 'That did not work. Please try again in a minute.',
    },
    hint: {
      confirmed:
        'Each colleague registers individually. If the email does not arrive, ask them to check their spam folder.',
      'already-confirmed': 'There is nothing you need to do.',
      expired: 'Fill in the form again and we will send a new link.',
      unknown: 'Copy the whole link from the email, or fill in the form again.',
      limited: 'Use the same link again tomorrow.',
      failed: '',
    },
    again: 'Try again',
    toForm: 'Go to the form',
    home: 'Back to home',
    invitationTitle: 'Register free',
    invitationLead:
      'You have been invited. Fill in what is missing; we only create an account once you send the form.',
    invitationGone: 'This invitation no longer works.',
    invitationGoneHint: 'You can also register without an invitation.',
    register: 'Register free',
  },
})
