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
    sketchHint: 'Op schaal, rechtuit gemeten vanaf de ingang; het noorden is boven.',
    sketchBeyond: 'Een pijl wijst naar wat buiten de tekening ligt.',
    north: 'N',
    metres: (n: string) => `${n} m`,
    kilometres: (n: string) => `${n} km`,
    showMap: 'Toon de kaart',
    mapTitle: (venue: string) => `Kaart met ${venue}`,
    mapConsent:
      'De kaart komt van OpenStreetMap. Pas als u op de knop drukt, haalt uw browser haar daar op en ziet OpenStreetMap uw IP-adres. Dat geldt zes maanden; zie Cookies.',
  },
  en: {
    address: 'Address',
    copy: 'Copy the address',
    copied: 'Copied.',
    copyFailed: 'Copying did not work; please select the address.',
    openMap: 'Open in OpenStreetMap',
    opening: 'Opening hours',
    openingFollows: 'The opening hours will follow.',
    sketch: (venue) => `Location sketch of ${venue}`,
    sketchHint: 'To scale, as the crow flies from the entrance; north is up.',
    sketchBeyond: 'An arrow points to what lies outside the drawing.',
    north: 'N',
    metres: (n) => `${n} m`,
    kilometres: (n) => `${n} km`,
    showMap: 'Show the map',
    mapTitle: (venue) => `Map showing ${venue}`,
    mapConsent:
      'The map comes from OpenStreetMap. Your browser fetches it only when you press the button; OpenStreetMap then sees your IP address. That holds for six months; see Cookies.',
  },
})
