import type { PageSeed } from '../../../types-floor.ts'

/** Everything that the site itself keeps in a browser; nothing of it needs consent. */
export const cookiesPage: PageSeed = {
  slug: 'cookies',
  title: { nl: 'Cookies', en: 'Cookies' },
  intro: {
    nl: 'Cookies voor uw taal en om in te loggen, en wat u zelf bewaart. Niets om u te volgen, dus ook geen banner.',
    en: 'Cookies for your language and for signing in, and what you keep yourself. Nothing to follow you, and so no banner.',
  },
  blocks: {
    nl: [
      {
        block: 'table',
        caption: 'Wat deze site in uw browser bewaart',
        rows: [
          'Naam|Waarvoor|Soort|Bewaartermijn',
          'locale|Onthoudt of u Nederlands of Engels leest|Noodzakelijke cookie|365 dagen',
          'account, signed-in|Houdt u ingelogd; de inhoud is versleuteld|Noodzakelijke cookies, als u inlogt|Tot u uitlogt, of 30 dagen na uw laatste bezoek',
          'known-device|Herkent een apparaat waarop u eerder inlogde, zodat een ander u niet kan laten wachten|Noodzakelijke cookie, als u inlogt|182 dagen',
          'device|Onderscheidt uw apparaat van andere op hetzelfde netwerk, zodat drukte van een ander u niet ophoudt; een willekeurig getal|Noodzakelijke cookie, als u een formulier of uw account opent, of bij drukte|30 dagen',
          'sign-in-with, way-back-…|Zorgt dat inloggen via een andere dienst eindigt in de browser waarin u begon|Noodzakelijke cookies, als u zo inlogt|10 minuten',
          'programma-bewaard|De sessies die u in “Mijn programma” bewaart; blijft in uw browser|Op uw verzoek, lokale opslag|Tot u ze weghaalt',
          'draft:…|Wat u in een lang formulier invulde en nog niet verstuurde, zonder bestanden en rekeningnummer; blijft in uw browser|Op uw verzoek, lokale opslag|Tot u verstuurt of het concept verwijdert, hooguit 30 dagen',
          'identity, firebaseLocalStorageDb|Onthoudt dat u via de inlogdienst van deze site bent ingelogd|Noodzakelijke opslag, als u zo inlogt|Tot u uitlogt',
          'reload:…|Voorkomt dat een pagina blijft herladen na een nieuwe versie van de site|Noodzakelijk, sessieopslag|Tot u het tabblad sluit; telt 10 seconden',
        ],
      },
      {
        block: 'text',
        title: 'Andere sites',
        body: 'Filmpjes van YouTube en Vimeo en de kaart van OpenStreetMap laadt deze site pas als u op de knop drukt. Tot dat moment gaat er geen verzoek naar die sites. Daarna gelden hun regels; zij kunnen cookies plaatsen. Laadt u de pagina opnieuw, dan vraagt de site het weer.',
      },
      {
        block: 'text',
        title: 'Tellen',
        body: 'Wij meten op dit moment geen bezoek in uw browser. Gaan wij dat doen met een kenmerk dat langer blijft dan uw bezoek, dan vragen wij eerst toestemming: weigeren kost evenveel moeite als accepteren, en niets staat vooraf aan.',
      },
      {
        block: 'text',
        title: 'Zelf wissen',
        body: 'In de instellingen van uw browser wist u cookies en opgeslagen gegevens per site. U verliest dan uw taalkeuze, uw bewaarde sessies en wat u nog niet verstuurde, en bent uitgelogd; verder blijft alles werken.',
      },
      {
        block: 'call-to-action',
        title: 'En uw gegevens?',
        text: 'Wat u ons zelf geeft, staat in de privacyverklaring.',
        label: 'Lees de privacyverklaring',
        target: '/privacy',
      },
    ],
    en: [
      {
        block: 'table',
        caption: 'What this site keeps in your browser',
        rows: [
          'Name|For what|Kind|Kept',
          'locale|Remembers whether you read Dutch or English|Necessary cookie|365 days',
          'account, signed-in|Keeps you signed in; what is in it is encrypted|Necessary cookies, if you sign in|Until you sign out, or 30 days after your last visit',
          'known-device|Recognises a device on which you signed in before, so that nobody else can make you wait|Necessary cookie, if you sign in|182 days',
          'device|Tells your device apart from others on the same network, so that nobody else’s requests hold you up; a random number|Necessary cookie, if you open a form or your account, or when it is busy|30 days',
          'sign-in-with, way-back-…|Makes signing in through another service end in the browser in which you began|Necessary cookies, if you sign in that way|10 minutes',
          'programma-bewaard|The sessions you keep in “My programme”; stays in your browser|At your request, local storage|Until you remove them',
          'draft:…|What you filled in in a long form and have not sent yet, without files and account number; stays in your browser|At your request, local storage|Until you send it or delete the draft, at most 30 days',
          'identity, firebaseLocalStorageDb|Remembers that you signed in through this site’s sign-in service|Necessary storage, if you sign in that way|Until you sign out',
          'reload:…|Keeps a page from reloading again and again after a new version of the site|Necessary, session storage|Until you close the tab; counts for 10 seconds',
        ],
      },
      {
        block: 'text',
        title: 'Other sites',
        body: 'This site loads videos of YouTube and Vimeo and the map of OpenStreetMap only when you press the button. Until then no request goes to those sites. After that their rules apply; they may set cookies. If you reload the page, the site asks again.',
      },
      {
        block: 'text',
        title: 'Counting',
        body: 'At present we measure no visits in your browser. If we do so with a mark that outlives your visit, we ask for consent first: refusing takes as much effort as accepting, and nothing is switched on beforehand.',
      },
      {
        block: 'text',
        title: 'Erasing it yourself',
        body: 'In the settings of your browser you erase cookies and stored data per site. You lose your choice of language, your saved sessions and what you have not sent yet, and are signed out; everything else keeps working.',
      },
      {
        block: 'call-to-action',
        title: 'And your data?',
        text: 'What you give us yourself is in the privacy statement.',
        label: 'Read the privacy statement',
        target: '/privacy',
      },
    ],
  },
}
