import { defineMessages } from '~/i18n/messages.ts'

export const offlinePageMessages = defineMessages({
  nl: {
    title: 'Zonder internet',
    description:
      'Bewaar de beurs op uw toestel: programma, standhouders, sprekers en plattegrond werken dan ook zonder internet.',
    lead: 'In een volle hal is de wifi traag. Bewaar de beurs op uw toestel, dan hebt u haar altijd bij u.',
    keepTitle: 'De beurs op uw toestel',
    looking: 'Wij kijken wat er al op uw toestel staat.',
    keepHint:
      'Programma, standhouders, sprekers, paviljoens, plattegrond en praktische informatie, in het Nederlands. Bij verbinding haalt uw toestel vanzelf op wat er verandert.',
    keep: (size: string) => `Bewaar de beurs op dit toestel (${size})`,
    update: (size: string) => `Haal op wat veranderde (hooguit ${size})`,
    busy: (percent: string) => `Bezig met bewaren: ${percent}`,
    kept: 'De beurs staat op dit toestel',
    keptAt: (at: string) => `Bijgewerkt op ${at}.`,
    forget: 'Haal de beurs van dit toestel',
    forgotten: 'De beurs staat niet meer op dit toestel.',
    failed: 'De verbinding viel weg. Wat al binnen is, blijft bewaard. Probeer het straks opnieuw.',
    full: 'Niet de hele beurs past op uw toestel. Wat al binnen is, blijft bewaard. Maak ruimte vrij of gebruik een gewoon venster in plaats van een privévenster, en probeer het opnieuw.',
    refused:
      'Uw browser laat de site niets bewaren. Gebruik een gewoon venster in plaats van een privévenster, en sta cookies van deze site toe.',
    unsupported: 'Deze browser kan geen pagina’s bewaren.',
    noScript: 'Bewaren vraagt JavaScript. Dat staat uit in uw browser.',
    worksTitle: 'Wat werkt zonder internet',
    works: {
      pages: 'Elke pagina die u eerder opende, en de hele beurs als u haar bewaarde.',
      filters:
        'Filters in het programma en bij standhouders, en zoeken in alles wat op uw toestel staat.',
      plan: 'De plattegrond met looproutes.',
      saved:
        'Wat u bewaarde, met uw notities. Wat u zonder verbinding bewaart, gaat later vanzelf naar uw account.',
      badge:
        'Uw badge en uw plaatsen, als u ze eerder opende en ingelogd bent. Bij uitloggen gaan ze van uw toestel.',
    },
    needsTitle: 'Wat verbinding vraagt',
    needs: {
      forms:
        'Aanmelden voor sessies, inloggen en formulieren versturen. Wat u typte, blijft bewaard: u verstuurt het zodra er verbinding is.',
      pictures: 'Foto’s en logo’s die u nog niet zag.',
    },
    installTitle: 'Op uw beginscherm',
    install: 'Zet op beginscherm',
    installed: 'De site staat op uw beginscherm.',
    installWhy:
      'Zet uw beurs op uw beginscherm: één tik, ook zonder internet, en op een iPhone komen meldingen pas dan.',
    installHow: 'Zo zet u haar op uw beginscherm',
    more: 'Wat werkt zonder internet',
    installHint:
      'Kies in het menu van uw browser ‘Toevoegen aan startscherm’ of ‘App installeren’. Op een iPhone of iPad: tik in Safari op de deelknop en kies ‘Zet op beginscherm’.',
  },
  en: {
    title: 'Without internet',
    description:
      'Keep the fair on your device: programme, exhibitors, speakers and floor plan then work without internet too.',
    lead: 'Wi-Fi is slow in a full hall. Keep the fair on your device and you always have it with you.',
    keepTitle: 'The fair on your device',
    looking: 'Checking what is on your device already.',
    keepHint:
      'Programme, exhibitors, speakers, pavilions, floor plan and practical information, in English. When there is a connection, your device fetches what changes by itself.',
    keep: (size) => `Keep the fair on this device (${size})`,
    update: (size) => `Fetch what changed (at most ${size})`,
    busy: (percent) => `Saving: ${percent}`,
    kept: 'The fair is on this device',
    keptAt: (at) => `Updated on ${at}.`,
    forget: 'Take the fair off this device',
    forgotten: 'The fair is no longer on this device.',
    failed: 'The connection was lost. What has arrived stays. Please try again later.',
    full: 'Not all of the fair fits on your device. What has arrived stays. Free some space, or use a normal window instead of a private one, and try again.',
    refused:
      'Your browser lets the site keep nothing. Use a normal window instead of a private one, and allow cookies of this site.',
    unsupported: 'This browser cannot keep pages.',
    noScript: 'Keeping pages needs JavaScript, which is switched off in your browser.',
    worksTitle: 'What works without internet',
    works: {
      pages: 'Every page that you opened before, and the whole fair if you kept it.',
      filters: 'Filters in the programme and exhibitors, and searching everything on your device.',
      plan: 'The floor plan with walking routes.',
      saved:
        'What you saved, with your notes. What you save without a connection goes to your account later by itself.',
      badge:
        'Your badge and your places, if you opened them before and are signed in. They leave your device when you sign out.',
    },
    needsTitle: 'What needs a connection',
    needs: {
      forms:
        'Signing up for sessions, signing in and sending forms. What you typed is kept: you send it once there is a connection.',
      pictures: 'Photos and logos that you have not seen yet.',
    },
    installTitle: 'On your home screen',
    install: 'Add to home screen',
    installed: 'The site is on your home screen.',
    installWhy:
      'Put your fair on your home screen: one tap, without internet too, and on an iPhone notifications only come then.',
    installHow: 'How to put it on your home screen',
    more: 'What works without internet',
    installHint:
      'Choose “Add to home screen” or “Install app” in the menu of your browser. On an iPhone or iPad: tap the share button in Safari and choose “Add to Home Screen”.',
  },
})
