import { defineMessages } from '~/i18n/messages.ts'

/** Texts of push messages on a device. */
export const pushMessages = defineMessages({
  nl: {
    title: 'Meldingen',
    description:
      'Hoor het op uw telefoon als er iets wijzigt in wat u bewaarde, een plaats vrijkomt of iets begint.',
    lead: 'Hoor het meteen als er iets wijzigt in uw dag. U kiest wat, en u zet het uit wanneer u wilt.',
    offerTitle: 'Hoor het op dit toestel',
    offer: {
      'my-fair':
        'Een melding als iets in uw dag wijzigt, als er een plaats vrijkomt, en 10 minuten voor het begin.',
      'sign-up':
        'Een melding als dit onderdeel wijzigt, als er een plaats voor u vrijkomt, en 10 minuten voor het begin.',
      profile: 'Meldingen over wat u bewaarde of reserveerde, per toestel aan of uit te zetten.',
    },
    turnOn: 'Zet meldingen aan',
    turnOff: 'Zet meldingen uit',
    busy: 'Een ogenblik.',
    isOn: 'Meldingen staan aan op dit toestel.',
    isOff: 'Meldingen staan uit op dit toestel.',
    choose: 'Kies wat u hoort',
    whatTitle: 'Wat wilt u horen?',
    kinds: {
      changes: 'Wijzigingen in wat ik bewaarde of reserveerde',
      place: 'Er komt een plaats voor mij vrij',
      soon: 'Over 10 minuten begint iets',
      stands: 'Een standhouder vraagt mijn gegevens',
      news: 'Nieuws van de organisatie',
    },
    hints: {
      changes: 'Andere tijd, andere zaal, of het gaat niet door.',
      place: 'U staat op de wachtlijst en kunt een plaats aannemen.',
      soon: 'Van wat u bewaarde of reserveerde.',
      stands: 'Na het scannen van uw badge. U kiest zelf wat u deelt.',
      news: 'Hooguit een paar keer, rond de beurs.',
    },
    quiet: 'Niet storen buiten de beursdagen',
    quietFrom: 'Van',
    quietUntil: 'Tot',
    quietHint: 'Wat dan komt, wacht tot het einde van deze tijd.',
    stored: 'Uw keuze is bewaard.',
    deviceHint: 'Dit geldt voor dit toestel. Op een ander toestel kiest u opnieuw.',
    accountHint: 'Wat u reserveerde, hoort u als u op dit toestel bent ingelogd.',
    mailTitle: 'Liever per e-mail?',
    mail: 'Over een plaats die u reserveerde of waarvoor u wacht, mailen wij u altijd. Over wat u alleen bewaarde mailen wij als u dat in uw profiel kiest.',
    toChoices: 'Kies in uw profiel',
    toNewsletter: 'Meld u aan voor de nieuwsbrief',
    noScript: 'Meldingen vragen JavaScript. Dat staat uit in uw browser.',
    retry: 'Probeer het opnieuw',
    toInstall: 'Zo zet u haar daar',
    problems: {
      unsupported: {
        title: 'Deze browser kan geen meldingen tonen.',
        text: 'Gebruik een andere browser, zoals Chrome, Edge, Firefox of Safari, in een gewoon venster. Of hoor het per e-mail.',
      },
      ios: {
        title: 'Zet de site eerst op uw beginscherm.',
        text: 'Op een iPhone of iPad komen meldingen pas als de site op uw beginscherm staat (iOS 16.4 of nieuwer). Open haar daar en zet meldingen aan.',
      },
      storage: {
        title: 'Deze browser bewaart niets voor ons.',
        text: 'Meldingen vragen opslag (IndexedDB). In een privévenster is die vaak uit: gebruik een gewoon venster, of sta in de instellingen van uw browser sitegegevens toe.',
      },
      blocked: {
        title: 'Meldingen zijn voor deze site geblokkeerd.',
        text: 'U heft dat zelf op.',
      },
      dismissed: {
        title: 'U hebt nog niet gekozen.',
        text: 'De vraag van uw browser is weggeklikt. Druk opnieuw op de knop en kies ‘Toestaan’.',
      },
      worker: {
        title: 'De browser kon meldingen niet klaarzetten.',
        text: 'Het onderdeel dat op de achtergrond luistert, kwam niet op gang. Laad de pagina opnieuw en probeer het nog eens. Helpt dat niet, sluit dan alle tabbladen van deze site.',
      },
      subscription: {
        title: 'De meldingendienst van uw browser weigerde.',
        text: 'Vaak helpt een betere verbinding, of het uitzetten van een VPN of databesparing. Sommige browsers, zoals Brave, hebben een instelling om meldingendiensten toe te staan.',
      },
      service: {
        title: 'De meldingendienst van deze browser ondersteunen wij niet.',
        text: 'Gebruik een andere browser, of hoor het per e-mail.',
      },
      token: {
        title: 'Meldingen konden niet worden aangezet.',
        text: 'Uw browser zei ja, maar onze server kon het niet vastleggen. Probeer het over een minuut opnieuw.',
      },
      full: {
        title: 'Er is nu geen plaats voor meer toestellen.',
        text: 'Probeer het later opnieuw, of hoor het per e-mail.',
      },
      offline: {
        title: 'Geen verbinding.',
        text: 'Aanzetten en wijzigen vraagt verbinding. Wat aan stond, blijft aan.',
      },
    },
    unblock: {
      'chrome-android':
        'Tik links van het adres op het pictogram, kies ‘Rechten’ en zet ‘Meldingen’ aan.',
      'firefox-android': 'Tik links van het adres op het slotje en zet ‘Melding’ op toegestaan.',
      ios: 'Open ‘Instellingen’ van uw telefoon, kies ‘Meldingen’, dan deze site, en zet ‘Sta meldingen toe’ aan.',
      chrome:
        'Klik links van het adres op het pictogram en zet ‘Meldingen’ aan, of kies ‘Site-instellingen’ en daar ‘Toestaan’.',
      firefox:
        'Klik links van het adres op het slotje of op de doorgestreepte tekstballon, en wis de blokkade van ‘Berichten sturen’.',
      safari:
        'Kies in Safari ‘Instellingen’, ‘Websites’, ‘Meldingen’ en zet deze site op ‘Sta toe’.',
      other:
        'Zoek in de instellingen van uw browser de rechten van deze site en sta meldingen toe.',
    },
    unblockAfter: 'Kom dan terug naar deze pagina.',
  },
  en: {
    title: 'Notifications',
    description:
      'Hear on your phone when something you saved changes, a place comes free or something begins.',
    lead: 'Hear at once when something in your day changes. You choose what, and turn it off whenever you like.',
    offerTitle: 'Hear it on this device',
    offer: {
      'my-fair':
        'A notification when something in your day changes, when a place comes free, and 10 minutes before the start.',
      'sign-up':
        'A notification when this item changes, when a place comes free for you, and 10 minutes before the start.',
      profile: 'Notifications about what you saved or reserved, turned on or off for each device.',
    },
    turnOn: 'Turn on notifications',
    turnOff: 'Turn off notifications',
    busy: 'One moment.',
    isOn: 'Notifications are on for this device.',
    isOff: 'Notifications are off for this device.',
    choose: 'Choose what you hear',
    whatTitle: 'What would you like to hear?',
    kinds: {
      changes: 'Changes in what I saved or reserved',
      place: 'A place comes free for me',
      soon: 'Something begins in 10 minutes',
      stands: 'An exhibitor asks for my details',
      news: 'News from the organiser',
    },
    hints: {
      changes: 'Another time, another room, or cancelled.',
      place: 'You are on the waiting list and can take a place.',
      soon: 'Of what you saved or reserved.',
      stands: 'After scanning your badge. You choose what to share.',
      news: 'A few times at most, around the fair.',
    },
    quiet: 'Do not disturb outside the days of the fair',
    quietFrom: 'From',
    quietUntil: 'Until',
    quietHint: 'What comes then waits until this time is over.',
    stored: 'Your choice has been saved.',
    deviceHint: 'This goes for this device. On another device you choose again.',
    accountHint: 'You hear about what you reserved while you are signed in on this device.',
    mailTitle: 'Rather by email?',
    mail: 'About a place that you reserved or wait for we always email you. About what you only saved we email you if you choose that in your profile.',
    toChoices: 'Choose in your profile',
    toNewsletter: 'Subscribe to the newsletter',
    noScript: 'Notifications need JavaScript, which is switched off in your browser.',
    retry: 'Try again',
    toInstall: 'How to put it there',
    problems: {
      unsupported: {
        title: 'This browser cannot show notifications.',
        text: 'Use another browser, such as Chrome, Edge, Firefox or Safari, in a normal window. Or hear by email.',
      },
      ios: {
        title: 'First put the site on your home screen.',
        text: 'On an iPhone or iPad, notifications only come once the site is on your home screen (iOS 16.4 or later). Open it there and turn on notifications.',
      },
      storage: {
        title: 'This browser keeps nothing for us.',
        text: 'Notifications need storage (IndexedDB). In a private window that is often off: use a normal window, or allow site data in the settings of your browser.',
      },
      blocked: {
        title: 'Notifications are blocked for this site.',
        text: 'You can undo that yourself.',
      },
      dismissed: {
        title: 'You have not chosen yet.',
        text: 'Your browser’s question was closed. Press the button again and choose “Allow”.',
      },
      worker: {
        title: 'The browser could not prepare notifications.',
        text: 'The part that listens in the background did not start. Reload the page and try again. If that does not help, close all tabs of this site.',
      },
      subscription: {
        title: 'Your browser’s push service refused.',
        text: 'A better connection often helps, or turning off a VPN or data saver. Some browsers, such as Brave, have a setting to allow push services.',
      },
      service: {
        title: 'We do not support the push service of this browser.',
        text: 'Use another browser, or hear by email.',
      },
      token: {
        title: 'Notifications could not be turned on.',
        text: 'Your browser agreed, but our server could not record it. Please try again in a minute.',
      },
      full: {
        title: 'There is no room for more devices now.',
        text: 'Please try again later, or hear by email.',
      },
      offline: {
        title: 'No connection.',
        text: 'Turning on and changing need a connection. What was on stays on.',
      },
    },
    unblock: {
      'chrome-android':
        'Tap the icon to the left of the address, choose “Permissions” and turn on “Notifications”.',
      'firefox-android':
        'Tap the padlock to the left of the address and set “Notification” to allowed.',
      ios: 'Open “Settings” on your phone, choose “Notifications”, then this site, and turn on “Allow Notifications”.',
      chrome:
        'Click the icon to the left of the address and turn on “Notifications”, or choose “Site settings” and “Allow” there.',
      firefox:
        'Click the padlock or the crossed-out speech bubble to the left of the address, and clear the block on “Send notifications”.',
      safari:
        'In Safari choose “Settings”, “Websites”, “Notifications” and set this site to “Allow”.',
      other:
        'Find the permissions of this site in the settings of your browser and allow notifications.',
    },
    unblockAfter: 'Then come back to this page.',
  },
})
