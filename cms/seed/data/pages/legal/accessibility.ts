import type { PageSeed } from '../../../types-floor.ts'

/** The accessibility statement, after the model of the W3C, and the accessibility of the halls. */
export const accessibilityPage: PageSeed = {
  slug: 'toegankelijkheid',
  title: { nl: 'Toegankelijkheidsverklaring', en: 'Accessibility statement' },
  intro: {
    nl: 'Wij willen dat iedereen deze site en de beurs kan gebruiken. Hier staat hoe ver wij zijn, en wat nog niet lukt.',
    en: 'We want everyone to be able to use this site and the fair. This is how far we are, and what does not work yet.',
  },
  blocks: {
    nl: [
      {
        block: 'text',
        title: 'Stand van zaken',
        body: 'Deze verklaring geldt voor dakwaarts.example. De site voldoet **gedeeltelijk** aan de richtlijnen voor toegankelijkheid van webinhoud, WCAG 2.2 niveau AA (EN 301 549). Gedeeltelijk, omdat de uitzonderingen hieronder nog bestaan. Wij zijn een kleine, zakelijke organisatie en er wettelijk niet toe verplicht; wij doen het toch.',
      },
      {
        block: 'text',
        title: 'Wat u mag verwachten',
        body: '- Alles is met het toetsenbord te bedienen, ook de plattegrond; slepen hoeft nergens\n- Naast elke kaart staat een lijst met dezelfde gegevens\n- Klikvlakken zijn ten minste 24 pixels, knoppen 44\n- Tekst haalt een contrast van 4,5 op 1; kleur is nooit de enige aanwijzing\n- De site werkt bij 400 procent vergroting, zonder JavaScript en met uw eigen kleuren\n- Bewegende onderdelen staan stil als u dat in uw systeem hebt gevraagd\n- Elke pagina heeft hulp op dezelfde plaats: contact staat onderaan in het menu “Over”',
      },
      {
        block: 'table',
        caption: 'Wat nog niet lukt',
        rows: [
          'Onderdeel|Richtlijn|Wat u kunt doen|Wanneer opgelost',
          'Brochures van standhouders zijn soms pdf’s zonder tekststructuur|1.3.1 Info en relaties|Vraag ons de tekst; u krijgt die binnen drie werkdagen|Bij aanlevering vragen wij om een toegankelijk bestand; editie 2029',
          'Filmpjes van standhouders hebben niet altijd ondertiteling|1.2.2 Ondertitels|Onder het filmpje staat de uitgeschreven tekst, als wij die hebben|Voor 1 maart 2027',
          'Logo’s van standhouders kunnen een lager contrast hebben|Uitgezonderd (logo’s)|De naam staat er altijd als tekst bij|–',
        ],
      },
      {
        block: 'text',
        title: 'Hoe wij toetsen',
        body: 'Elke wijziging gaat langs automatische toetsen met axe op alle soorten pagina’s, in twee talen, en langs tests met alleen het toetsenbord. Twee keer per jaar lopen wij de site na met schermlezers: NVDA met Firefox en VoiceOver met Safari. De laatste ronde was op 1 oktober 2026, door onszelf.',
      },
      {
        block: 'text',
        title: 'Op de beurs zelf',
        body: 'Beide hallen zijn gelijkvloers en de paden zijn ten minste drie meter breed. Er zijn twee aangepaste toiletten, een stilteruimte in hal 2 en zes rolstoelplaatsen bij het Hoofdpodium. Ringleiding ligt op het Hoofdpodium, in Kennislab A en aan de Debattafel. Hulphonden zijn welkom. Een tolk gebarentaal of een begeleider bij aankomst vraagt u ten minste drie weken van tevoren aan; dat kost niets.',
      },
      {
        block: 'text',
        title: 'Loopt u vast?',
        body: 'Mail [toegankelijk@dakwaarts.example](mailto:toegankelijk@dakwaarts.example) of bel [+31 10 000 00 01](tel:+31100000001). Noem de pagina en wat u wilde doen. U krijgt binnen drie werkdagen antwoord, en binnen twee weken een oplossing of een andere weg. Vindt u dat wij tekortschieten, dan kunt u terecht bij het [College voor de Rechten van de Mens](https://mensenrechten.nl).\n\nDeze verklaring is opgesteld op 1 oktober 2026.',
      },
      {
        block: 'call-to-action',
        title: 'Meld een drempel',
        text: 'Ook een kleine. Wie hem meldt, helpt de volgende bezoeker.',
        label: 'Neem contact op',
        target: '/contact?onderwerp=bezoek',
      },
    ],
    en: [
      {
        block: 'text',
        title: 'Where we stand',
        body: 'This statement covers dakwaarts.example. The site conforms **partially** to the Web Content Accessibility Guidelines, WCAG 2.2 level AA (EN 301 549). Partially, because of the exceptions below. As a small business-to-business organisation we are not legally required to; we do it anyway.',
      },
      {
        block: 'text',
        title: 'What you can expect',
        body: '- Everything works with the keyboard, including the floor plan; nothing needs dragging\n- Every map comes with a list containing the same information\n- Touch targets are at least 24 pixels, buttons 44\n- Text has a contrast of at least 4.5 to 1; colour is never the only cue\n- The site works at 400 per cent zoom, without JavaScript and with your own colours\n- Nothing moves if you have asked your system to reduce motion\n- Help is in the same place on every page: the contact link is at the bottom, under “About”',
      },
      {
        block: 'table',
        caption: 'What does not work yet',
        rows: [
          'Part|Guideline|What you can do|Solved when',
          'Brochures of exhibitors are sometimes PDFs without text structure|1.3.1 Info and Relationships|Ask us for the text; you will receive it within three working days|We will require accessible files; 2029 edition',
          'Videos of exhibitors do not always have captions|1.2.2 Captions|Read the transcript under the video, where we have one|Before 1 March 2027',
          'Logos of exhibitors may have a lower contrast|Exempt (logotypes)|The name is always there as text|–',
        ],
      },
      {
        block: 'text',
        title: 'How we test',
        body: 'Every change passes automated tests with axe on all types of page, in two languages, and keyboard-only tests. Twice a year we go through the site with screen readers: NVDA with Firefox and VoiceOver with Safari. The last round, carried out by ourselves, was on 1 October 2026.',
      },
      {
        block: 'text',
        title: 'At the fair itself',
        body: 'Both halls are on one level and the aisles are at least three metres wide. There are two accessible toilets, a quiet room in hall 2 and six wheelchair spaces at the main stage. The main stage, knowledge lab A and the debate table have a hearing loop. Assistance dogs are welcome. You can request a sign language interpreter or someone to meet you, free of charge, at least three weeks beforehand.',
      },
      {
        block: 'text',
        title: 'Stuck?',
        body: 'Email [toegankelijk@dakwaarts.example](mailto:toegankelijk@dakwaarts.example) or call [+31 10 000 00 01](tel:+31100000001). Tell us which page it is and what you wanted to do. You will receive an answer within three working days, and a solution or an alternative within two weeks. If you feel we fall short, you can turn to the [Netherlands Institute for Human Rights](https://mensenrechten.nl).\n\nThis statement was drawn up on 1 October 2026.',
      },
      {
        block: 'call-to-action',
        title: 'Report a barrier',
        text: 'However small. Reporting it helps the next visitor.',
        label: 'Contact us',
        target: '/contact?onderwerp=bezoek',
      },
    ],
  },
}
