import type { FaqSeed } from '../types-floor.ts'

type Question = readonly [key: string, nl: string, en: string, answerNl: string, answerEn: string]

const VISITOR: readonly Question[] = [
  [
    'kosten',
    'Wat kost een bezoek?',
    'What does a visit cost?',
    'Niets. Wie bij een corporatie, overheid, ontwikkelaar, bouwer, adviseur of opleiding werkt, [registreert zich gratis](/registreren). U kiest bij de registratie op welke dag u komt; u mag ook beide dagen komen.',
    'Nothing. Anyone working for a housing association, public authority, developer, builder, consultancy or college [registers free of charge](/registreren). You choose your day when you register; you are welcome on both.',
  ],
  [
    'aanmelden-sessie',
    'Moet ik mij aanmelden voor sessies?',
    'Do I need to sign up for sessions?',
    'Voor lezingen en debatten niet: daar geldt wie het eerst komt. Tours en kennissessies hebben een beperkt aantal plaatsen. U reserveert er een met de knop Aanmelden bij het onderdeel in het [programma](/programma); daar ziet u ook hoeveel er nog vrij zijn.',
    'Not for lectures and debates: first come, first served. Tours and knowledge sessions have a limited number of places. Reserve one with the Sign up button of the item in the [programme](/programma), which also shows how many are left.',
  ],
  [
    'openingstijden',
    'Wanneer is de beurs open?',
    'When is the fair open?',
    'Op woensdag 17 maart van 09.30 tot 17.30 uur en op donderdag 18 maart van 09.30 tot 17.00 uur. De garderobe blijft tot een halfuur na sluiting open.',
    'On Wednesday 17 March from 9:30 to 17:30 and on Thursday 18 March from 9:30 to 17:00. The cloakroom stays open until half an hour after closing.',
  ],
  [
    'bereikbaarheid',
    'Hoe kom ik bij de Expohal?',
    'How do I get to the venue?',
    'Met bus 12 vanaf station Meerhaven bent u er in negen minuten. Met de auto volgt u de borden Kade; parkeren kost 9 euro per dag. Alles over route en parkeren staat op de pagina [Locatie](/locatie).',
    'Bus 12 from Meerhaven station takes nine minutes. By car, follow the signs to Kade; parking costs 9 euros a day. Route and parking are described on the [venue page](/locatie).',
  ],
  [
    'toegankelijk',
    'Is de beurs toegankelijk met een rolstoel?',
    'Is the fair accessible by wheelchair?',
    'Ja. Beide hallen zijn gelijkvloers, er zijn twee aangepaste toiletten en elke zaal heeft vaste rolstoelplaatsen. Op het Hoofdpodium, in Kennislab A en aan de Debattafel ligt een ringleiding. Wat wij niet haalden, staat in de [toegankelijkheidsverklaring](/toegankelijkheid).',
    'Yes. Both halls are on one level, there are two accessible toilets and every room has wheelchair spaces. The main stage, knowledge lab A and the debate table have a hearing loop. What we did not achieve is listed in the [accessibility statement](/toegankelijkheid).',
  ],
  [
    'badge',
    'Waar krijg ik mijn badge?',
    'Where do I get my badge?',
    'In uw [profiel](/bezoekersprofiel) staat een QR-code. Laat die aan de ingang zien, dan printen wij uw badge. U mag de badge op uw telefoon laten staan: printen hoeft niet.',
    'Your [profile](/bezoekersprofiel) holds a QR code. Show it at the entrance and we will print your badge. You can also keep it on your phone: you do not have to print it.',
  ],
  [
    'eten',
    'Waar kan ik eten en drinken?',
    'Where can I eat and drink?',
    'In het Kadecafé in hal 1 (koffie, broodjes en een warme lunch) en in de Soepkeuken in hal 2. Op beide plekken is er vegetarisch, veganistisch en glutenvrij eten. U betaalt met pin; water is gratis.',
    'In the Quay café in hall 1 (coffee, sandwiches and a hot lunch) and in the Soup bar in hall 2. Both have vegetarian, vegan and gluten-free food. Payment is by card; water is free.',
  ],
  [
    'wifi',
    'Is er wifi?',
    'Is there wifi?',
    'Ja, in beide hallen is gratis internet. Kies het netwerk Dakwaarts; een wachtwoord is niet nodig. Standhouders die een eigen, vaste verbinding willen, vragen die aan bij Techniek.',
    'Yes, both halls have free internet access. Choose the network Dakwaarts; no password is needed. Exhibitors who want a fixed connection of their own can ask our technical team.',
  ],
  [
    'fotos',
    'Wordt er gefotografeerd?',
    'Are photographs taken?',
    'Ja, twee fotografen maken foto’s die wij op deze site plaatsen. Bij de ingang ligt een keycord in een andere kleur voor wie niet op de foto wil. Staat u toch op een foto, dan halen wij die op verzoek weg.',
    'Yes, two photographers take pictures, which we publish on this site. At the entrance you can take a lanyard in another colour if you do not want to be photographed. If you still end up in a photo, we will remove it on request.',
  ],
  [
    'privacy',
    'Wat doet u met mijn gegevens?',
    'What do you do with my details?',
    'Wij gebruiken ze voor uw account en uw badge. Standhouders krijgen uw gegevens alleen als u uw badge zelf laat scannen. In de [privacyverklaring](/privacy) staat wat wij hoe lang bewaren.',
    'We use them for your account and your badge. Exhibitors receive your details only if you let them scan your badge. The [privacy statement](/privacy) says what we keep and for how long.',
  ],
]

const EXHIBITOR: readonly Question[] = [
  [
    'kosten-stand',
    'Wat kost een stand?',
    'What does a stand cost?',
    'Kale grond kost 195 euro per m² (vanaf 18 m²), een systeemstand 280 euro per m² (vanaf 9 m²) en een plek van 6 m² in een paviljoen 2.250 euro. Corporaties en overheden krijgen 20 procent korting. Alle bedragen zijn exclusief btw.',
    'Bare floor costs 195 euros per m² (from 18 m²), a shell scheme 280 euros per m² (from 9 m²) and a 6 m² pavilion space 2,250 euros. Housing associations and public authorities receive a 20 per cent discount. All amounts exclude VAT.',
  ],
  [
    'vroegboekkorting',
    'Tot wanneer geldt de vroegboekkorting?',
    'Until when does the early booking discount apply?',
    'Wie vóór 1 januari 2027 tekent, betaalt 15 euro minder per m². De datum van het getekende contract telt, niet die van de aanvraag.',
    'Sign before 1 January 2027 and you pay 15 euros less per m². What counts is the date of the signed contract, not that of your request.',
  ],
  [
    'paviljoen',
    'Kan ik in een paviljoen staan?',
    'Can I exhibit in a pavilion?',
    'Ja, zolang er plek is. U krijgt een plek van 6 m² met een gezamenlijke inrichting. Wij verdelen de plekken op onderwerp, niet op volgorde van aanmelding.',
    'Yes, as long as there is room. You get a space of 6 m² with a shared fit-out. We allocate spaces by subject, not by date of application.',
  ],
  [
    'medestandhouder',
    'Mag een ander bedrijf bij mij op de stand staan?',
    'Can another company share my stand?',
    'Dat mag als medestandhouder, voor 495 euro. U meldt het bedrijf aan vóór het programmaboek naar de drukker gaat. Een medestandhouder staat met een eigen pagina op de site.',
    'Yes, as a co-exhibitor, for 495 euros. Register the company before the programme book goes to the printer. A co-exhibitor gets a page of its own on the site.',
  ],
  [
    'opbouw',
    'Wanneer kan ik opbouwen?',
    'When can I set up?',
    'Op 16 maart van 07.00 tot 21.00 uur, en op 17 maart tot 08.45 uur voor afwerking. Op 18 maart breekt u af van 17.15 tot 23.00 uur. Een takel op de stand vraagt u uiterlijk 1 februari aan; zie het [reglement](/reglement-standhouders).',
    'On 16 March from 7:00 to 21:00, and on 17 March until 8:45 for finishing. Dismantling is on 18 March from 17:15 to 23:00. Request rigging for your stand by 1 February; see the [rules](/reglement-standhouders).',
  ],
  [
    'annuleren',
    'Kan ik annuleren?',
    'Can I cancel?',
    'Dat kan. Tot zes maanden voor de beurs betaalt u 25 procent van het contract, van zes tot drie maanden 50 procent en daarna het hele bedrag.',
    'You can. Up to six months before the fair you pay 25 per cent of the contract, between six and three months 50 per cent, and after that the full amount.',
  ],
]

const SPEAKER: readonly Question[] = [
  [
    'presentatie',
    'Wanneer lever ik mijn presentatie aan?',
    'When do I hand in my presentation?',
    'Uiterlijk drie dagen voor uw sessie, als PDF of ODP. Werkt uw presentatie niet in ODP, dan vraagt de zaalmanager u om een PDF. Neem uw bestand ook zelf mee: niets is zo geruststellend.',
    'Three days before your session at the latest, as PDF or ODP. If your slides do not work in ODP, the room manager will ask you for a PDF. Bring the file with you as well: nothing is more reassuring.',
  ],
  [
    'microfoon',
    'Welke techniek is er in de zaal?',
    'What equipment does the room have?',
    'Elke zaal heeft een scherm, een draadloze microfoon en een klikker. Op het Hoofdpodium is een regisseur aanwezig. In de Kennislabs bedient u de klikker zelf.',
    'Every room has a screen, a wireless microphone and a clicker. There is a stage manager at the main stage. In the knowledge labs you operate the clicker yourself.',
  ],
  [
    'opname',
    'Wordt mijn sessie opgenomen?',
    'Will my session be recorded?',
    'Alleen als u daar vooraf toestemming voor geeft. De opname staat tot een jaar na de beurs op de site en is daarna weg. U kunt uw toestemming later intrekken.',
    'Only if you agree beforehand. The recording stays on the site for up to a year after the fair and is then removed. You can withdraw your permission at any time.',
  ],
  [
    'taal',
    'Mag ik in het Engels spreken?',
    'Can I speak in English?',
    'Ja. Wij vermelden de taal bij uw sessie. Voor de zaal is het prettig als u de samenvatting ook in het Nederlands laat zien.',
    'Yes. We list the language with your session. The audience will appreciate a summary in Dutch on your slides as well.',
  ],
]

const questions = (group: FaqSeed['group'], list: readonly Question[]): FaqSeed[] =>
  list.map(([key, nl, en, answerNl, answerEn], index) => ({
    key: `${group}-${key}`,
    group,
    question: { nl, en },
    answer: { nl: answerNl, en: answerEn },
    position: index + 1,
  }))

/** Twenty questions: ten of visitors, six of exhibitors, four of speakers. */
export const faq: FaqSeed[] = [
  ...questions('visitor', VISITOR),
  ...questions('exhibitor', EXHIBITOR),
  ...questions('speaker', SPEAKER),
]
