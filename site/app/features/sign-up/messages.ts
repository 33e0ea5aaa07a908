import type { Refusal } from '@beursvloer/contract/sign-ups/answers'
import { defineMessages } from '~/i18n/messages.ts'

/** Texts of the page for signing up for a programme item. */
export const signUpMessages = defineMessages({
  nl: {
    title: 'Aanmelden',
    titleFor: (item: string) => `Aanmelden: ${item}`,
    description: 'Reserveer een plaats bij een onderdeel van het programma.',
    programme: 'Programma',
    free: (free: number, places: number) =>
      places === 1
        ? 'De enige plaats is vrij.'
        : free === 1
          ? `Nog 1 van ${places} plaatsen vrij.`
          : `Nog ${free} van ${places} plaatsen vrij.`,
    unlimited: 'Er zijn genoeg plaatsen.',
    full: (places: number) =>
      places === 1 ? 'De enige plaats is bezet.' : `Alle ${places} plaatsen zijn bezet.`,
    waiting: (n: number) => (n === 1 ? '1 bezoeker wacht.' : `${n} bezoekers wachten.`),
    signUp: 'Reserveer',
    join: 'Op de wachtlijst',
    youBecome: (n: number) => `U wordt nummer ${n}.`,
    cancel: 'Afmelden',
    cancelWaiting: (n: number) =>
      n === 1
        ? 'Er wacht 1 bezoeker. Meldt u zich af, dan gaat uw plaats meteen naar die bezoeker.'
        : `Er wachten ${n} bezoekers. Meldt u zich af, dan gaat uw plaats meteen naar de eerste van hen.`,
    cancelSure: 'Ja, meld mij af',
    leaveWaiting: 'U raakt uw nummer kwijt. Wilt u later toch weer, dan sluit u achteraan.',
    leaveSure: 'Ja, haal mij eraf',
    done: {
      swapped: 'U hebt gewisseld. Uw andere plaats is afgezegd.',
      cancelled: 'U bent afgemeld.',
    },
    accept: 'Neem de plaats',
    decline: 'Laat de plaats gaan',
    leave: 'Van de wachtlijst af',
    swap: 'Wissel',
    clash: (title: string, time: string) =>
      `U hebt om ${time} uur al een plaats bij “${title}”. Met Wissel geeft u die op voor deze.`,
    confirmed: 'U hebt een plaats.',
    confirmedHint: 'Kunt u toch niet komen? Meld u dan af, zodat iemand anders uw plaats krijgt.',
    waits: (n: number) => `U staat op de wachtlijst, als nummer ${n}.`,
    waitsHint: 'Komt er een plaats vrij, dan krijgt u een mail.',
    offered: 'Er is een plaats voor u.',
    offeredUntil: (until: string) =>
      `Neem hem vóór ${until} uur; daarna gaat hij naar de volgende.`,
    offerTitle: 'Een plaats voor u',
    offerTitleFor: (item: string) => `Een plaats voor u: ${item}`,
    offerGone: 'Deze plaats is niet meer voor u gereserveerd.',
    offerGoneHint:
      'De tijd is om, of u hebt de plaats weer afgestaan. Bij het onderdeel ziet u of er nog plaatsen zijn.',
    offerSignUp: 'Bekijk de plaatsen',
    offerSignIn: 'Log in met een link om u af te melden',
    held: 'Wij houden een plaats voor u vast.',
    heldHint:
      'Bevestig dat u hem neemt. Doet u dat niet binnen een kwartier, of raakt alles vol, dan vervalt hij.',
    heldFull: 'Alle plaatsen zijn intussen bezet door bezoekers die bevestigd hebben.',
    confirm: 'Bevestig',
    attended: 'U was erbij.',
    absent: 'U hebt u aangemeld, maar was er niet.',
    signIn: 'Log in om u aan te melden',
    signInHint: 'Zo weten wij van wie de plaats is, en kunt u zich weer afmelden.',
    haveAccount: 'Hebt u al een account?',
    toSignIn: 'Log in',
    guestHint: 'Met de link in de mail is uw plaats gereserveerd. Een wachtwoord is niet nodig.',
    guestHintFull: 'Met de link in de mail komt u op de wachtlijst. Een wachtwoord is niet nodig.',
    checkMail: 'Controleer uw e-mail.',
    heldUntil: (time: string) =>
      `Tot ${time} uur houden wij een plaats voor u vast. Open de link in onze mail en bevestig; dan is de plaats van u. Wacht niet te lang: raakt alles vol, dan gaan bezoekers voor die al bevestigd hebben of een account hebben.`,
    freeNext:
      'Er zijn nog plaatsen, maar wij houden er geen voor u vast. Open de link in onze mail en bevestig; dan hebt u een plaats, zolang er nog een is.',
    lineNext:
      'Alle plaatsen zijn nu bezet. Open de link in onze mail en bevestig; dan staat u op de wachtlijst, of hebt u een plaats als er intussen een vrij is.',
    linkLasts: 'De link werkt één keer, een uur lang. Geen mail? Kijk ook bij ongewenste mail.',
    newAccount: 'Wij hebben een account voor u gemaakt.',
    newAccountHint:
      'Een wachtwoord hebt u niet nodig: inloggen kan altijd met een link per mail. Voor uw badge vragen wij nog uw naam en organisatie, wanneer het u schikt.',
    complete: 'Vul uw gegevens aan',
    cancelled: 'Dit onderdeel is geannuleerd.',
    past: 'Dit onderdeel is begonnen of voorbij.',
    fullWithoutList: 'Er is geen wachtlijst. Kijk later nog eens: wie zich afmeldt, maakt plaats.',
    toItem: 'Terug naar het onderdeel',
    later: 'Dat lukt nu niet. Probeer het over een minuut opnieuw.',
    refused: {
      'no-item': 'Voor dit onderdeel hoeft u zich niet aan te melden.',
      cancelled: 'Dit onderdeel is geannuleerd.',
      'not-open': 'Aanmelden kan nog niet.',
      closed: 'Aanmelden kan niet meer.',
      full: 'De laatste plaats is net vergeven.',
      clash: 'U hebt op deze tijd al een plaats bij een ander onderdeel.',
      'day-limit': 'U hebt op deze dag al zoveel plaatsen als één bezoeker mag reserveren.',
      'not-offered': 'Deze plaats is niet meer voor u gereserveerd.',
      none: 'U was hier niet aangemeld.',
      changed: 'Dit was intussen veranderd. Er is niets gedaan; hieronder staat hoe het nu is.',
      used: 'Dit formulier is al voor een ander e-mailadres gebruikt. Herlaad de pagina en probeer het opnieuw.',
    } satisfies Record<Refusal['reason'], string>,
  },
  en: {
    title: 'Sign up',
    titleFor: (item) => `Sign up: ${item}`,
    description: 'Reserve a place for an item of the programme.',
    programme: 'Programme',
    free: (free, places) =>
      places === 1 ? 'The only place is free.' : `${free} of ${places} places left.`,
    unlimited: 'There are enough places.',
    full: (places) =>
      places === 1 ? 'The only place is taken.' : `All ${places} places are taken.`,
    waiting: (n) => (n === 1 ? '1 visitor is waiting.' : `${n} visitors are waiting.`),
    signUp: 'Reserve',
    join: 'Join waiting list',
    youBecome: (n) => `You will be number ${n}.`,
    cancel: 'Cancel sign-up',
    cancelWaiting: (n) =>
      n === 1
        ? '1 visitor is waiting. If you cancel, your place goes to that visitor at once.'
        : `${n} visitors are waiting. If you cancel, your place goes to the first of them at once.`,
    cancelSure: 'Yes, cancel my sign-up',
    leaveWaiting: 'You lose your number. If you change your mind, you join at the end of the line.',
    leaveSure: 'Yes, take me off the list',
    done: {
      swapped: 'You have swapped. Your other place is cancelled.',
      cancelled: 'Your sign-up is cancelled.',
    },
    accept: 'Take the place',
    decline: 'Give it to the next in line',
    leave: 'Leave waiting list',
    swap: 'Swap',
    clash: (title, time) =>
      `You already have a place at “${title}” at ${time}. Swap gives that one up for this one.`,
    confirmed: 'You have a place.',
    confirmedHint:
      'Can you not come after all? Cancel your sign-up so that somebody else gets your place.',
    waits: (n) => `You are number ${n} on the waiting list.`,
    waitsHint: 'We will email you if a place comes free.',
    offered: 'There is a place for you.',
    offeredUntil: (until) => `Take it before ${until}; after that it goes to the next in line.`,
    offerTitle: 'A place for you',
    offerTitleFor: (item) => `A place for you: ${item}`,
    offerGone: 'This place is no longer reserved for you.',
    offerGoneHint:
      'Time is up, or you have given the place up. The page of the item shows whether there are places left.',
    offerSignUp: 'View the places',
    offerSignIn: 'Sign in with a link to cancel',
    held: 'We are holding a place for you.',
    heldHint:
      'Confirm that you want it. It lapses after 15 minutes, or when everything has filled up.',
    heldFull: 'All places have since been taken by visitors who confirmed.',
    confirm: 'Confirm',
    attended: 'You were there.',
    absent: 'You signed up but were not there.',
    signIn: 'Sign in to reserve a place',
    signInHint: 'That tells us whose place it is, and lets you cancel it again.',
    haveAccount: 'Already have an account?',
    toSignIn: 'Sign in',
    guestHint: 'The link in the email reserves your place. You do not need a password.',
    guestHintFull:
      'The link in the email puts you on the waiting list. You do not need a password.',
    checkMail: 'Check your email.',
    heldUntil: (time) =>
      `We are holding a place for you until ${time}. Open the link in our email and confirm to make it yours. Do not wait too long: if everything fills up, visitors who have confirmed or have an account go first.`,
    freeNext:
      'There are places left, but we are not holding one for you. Open the link in our email and confirm to get a place, for as long as there is one.',
    lineNext:
      'All places are currently taken. Open the link in our email and confirm to join the waiting list, or to get a place if one has become available.',
    linkLasts: 'The link works once, for one hour. No email? Check your spam folder as well.',
    newAccount: 'We have created an account for you.',
    newAccountHint:
      'You do not need a password: you can always sign in with a link by email. For your badge we will still need your name and organisation, whenever it suits you.',
    complete: 'Complete your details',
    cancelled: 'This item is cancelled.',
    past: 'This item has begun or is over.',
    fullWithoutList:
      'There is no waiting list. Look again later: places come free when people cancel.',
    toItem: 'Back to the item',
    later: 'That is not possible right now. Please try again in a minute.',
    refused: {
      'no-item': 'You need not sign up for this item.',
      cancelled: 'This item is cancelled.',
      'not-open': 'Signing up has not started yet.',
      closed: 'Signing up has ended.',
      full: 'The last place has just been taken.',
      clash: 'You already have a place elsewhere at this time.',
      'day-limit': 'You already have as many places on this day as one visitor may reserve.',
      'not-offered': 'This place is no longer reserved for you.',
      none: 'You were not signed up here.',
      changed: 'This has changed in the meantime. Nothing was done; below is how it stands now.',
      used: 'This form was already used for another email address. Reload the page and try again.',
    },
  },
})
