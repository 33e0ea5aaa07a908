import { defineMessages } from '~/i18n/messages.ts'

export const venueMessages = defineMessages({
  nl: {
    address: 'Adres',
    copy: 'Kopieer het adres',
    copied: 'Gekopieerd.',
    copyFailed: 'Kopiëren lukt niet; selecteer het adres.',
    openMap: 'Open in OpenStreetMap',
    opening: 'Openingstijden',
    openingFollows: 'De openingstijden volgen.',
    sketch: (venue: string) => `Situatieschets van ${venue}`,
    sketchHint: 'Rechtuit gemeten vanaf de ingang; het noorden is boven.',
    north: 'N',
    metres: (n: string) => `${n} m`,
    kilometres: (n: string) => `${n} km`,
    showMap: 'Toon de kaart',
    mapTitle: (venue: string) => `Kaart met ${venue}`,
    mapConsent:
      'De kaart komt van OpenStreetMap. Pas als u op de knop drukt, haalt uw browser haar daar op en ziet OpenStreetMap uw IP-adres.',
  },
  en: {
    address: 'Address',
    copy: 'Copy the address',
    copied: 'Copied.',
    copyFailed: 'Copying does not work; select the address.',
    openMap: 'Open in OpenStreetMap',
    opening: 'Opening hours',
    openingFollows: 'The opening hours will follow.',
    sketch: (venue) => `Situation sketch of ${venue}`,
    sketchHint: 'Measured in a straight line from the entrance; north is up.',
    north: 'N',
    metres: (n) => `${n} m`,
    kilometres: (n) => `${n} km`,
    showMap: 'Show the map',
    mapTitle: (venue) => `Map with ${venue}`,
    mapConsent:
      'The map comes from OpenStreetMap. Only when you press the button does your browser fetch it there, and OpenStreetMap sees your IP address.',
  },
})
