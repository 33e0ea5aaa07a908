import type { CalendarItemSeed } from '../types-programme.ts'

/** Webinars and deadlines around the fair, one of them past. */
export const calendarItems: CalendarItemSeed[] = [
  {
    slug: 'webinar-wkb-en-woningconcepten',
    title: {
      nl: 'Webinar: de Wkb en woningconcepten na twee jaar',
      en: 'Webinar: building quality assurance and housing concepts after two years',
    },
    start: '2026-06-04T15:00:00+02:00',
    end: '2026-06-04T16:15:00+02:00',
    place: { nl: 'Online', en: 'Online' },
    body: {
      nl: 'Geertje Wielinga en Mirjam van Lankeren beantwoordden vragen van 214 deelnemers over kwaliteitsborging in de fabriek. De meest gestelde vraag: mag een borger volstaan met foto’s?\n\nIn maart volgt een kennissessie met de antwoorden, op woensdag in Kennislab A.',
      en: 'Geertje Wielinga and Mirjam van Lankeren answered questions from 214 participants about quality assurance in the factory. The most frequent one: are photographs enough?\n\nA knowledge session with the answers follows in March, on Wednesday in Knowledge Lab A.',
    },
  },
  {
    slug: 'sluiting-vroegboekkorting-standhouders',
    title: {
      nl: 'Laatste dag vroegboekkorting voor standhouders',
      en: 'Last day of the early booking discount for exhibitors',
    },
    start: '2026-12-31T09:00:00+01:00',
    end: '2026-12-31T17:00:00+01:00',
    body: {
      nl: 'Tekent u uiterlijk vandaag, dan geldt een korting van € 15 per vierkante meter grond. De korting wordt berekend voordat de reductie voor corporaties en overheden eraf gaat.\n\nVraag deelname aan via [Deelnemen als standhouder](/deelnemen-als-standhouder).',
      en: 'Sign today at the latest and you get a discount of €15 per square metre of floor space, deducted before the discount for housing associations and public authorities.\n\nApply through [Exhibit](/deelnemen-als-standhouder).',
    },
  },
  {
    slug: 'webinar-de-onrendabele-top-voor-raadsleden',
    title: {
      nl: 'Webinar: de onrendabele top voor raadsleden',
      en: 'Webinar: the funding gap for councillors',
    },
    start: '2027-01-21T19:30:00+01:00',
    end: '2027-01-21T20:45:00+01:00',
    place: { nl: 'Online', en: 'Online' },
    body: {
      nl: 'In vijf kwartier legt Peter van ’t Hullenaar uit waarom een sociale huurwoning geld kost voordat er iemand woont. Hij behandelt vier vragen:\n\n- wat zijn stichtingskosten en wie bepaalt ze?\n- waarom is de huur niet genoeg?\n- welke knoppen heeft een gemeenteraad?\n- wat staat er in de prestatieafspraken?\n\nDeelname is gratis. U hebt geen voorkennis nodig.',
      en: 'In an hour and a quarter Peter van ’t Hullenaar explains why a social rented home costs money before anyone lives in it. He covers four questions:\n\n- what are development costs and who sets them?\n- why is the rent not enough?\n- which levers does a council have?\n- what do the performance agreements say?\n\nTaking part is free. No prior knowledge is needed. The webinar is in Dutch.',
    },
  },
  {
    slug: 'sluiting-indienen-standontwerp',
    title: {
      nl: 'Uiterste datum standontwerp en brandveiligheid',
      en: 'Deadline for stand designs and fire safety documents',
    },
    start: '2027-02-05T09:00:00+01:00',
    end: '2027-02-05T17:00:00+01:00',
    body: {
      nl: 'Standhouders met eigen standbouw leveren vandaag hun tekening met maten, de materiaalcertificaten en de verzekeringspolis in. U krijgt binnen vijf werkdagen akkoord of opmerkingen.\n\nDe eisen staan in het [reglement voor standhouders](/reglement-standhouders).',
      en: 'Exhibitors who build their own stand submit their dimensioned drawing, material certificates and insurance policy today. You receive approval or comments within five working days.\n\nThe requirements are in the [rules for exhibitors](/reglement-standhouders).',
    },
  },
  {
    slug: 'rondleiding-woningfabriek-stapelwerk',
    title: {
      nl: 'Rondleiding: een dag in de woningfabriek',
      en: 'Guided visit: a day in the housing factory',
    },
    start: '2027-02-18T13:00:00+01:00',
    end: '2027-02-18T16:30:00+01:00',
    place: { nl: 'Stapelwerk Modulair, Meerhaven', en: 'Stapelwerk Modulair, Meerhaven' },
    body: {
      nl: 'Productiemanager Olaf Grondstra leidt u langs acht werkstations, van vloer tot voordeur. U ziet hoe de foutenlijst van gisteren de dag van vandaag bepaalt.\n\nEr is plaats voor 25 bezoekers. Draag dichte schoenen; een helm krijgt u ter plaatse. De fabriek is drempelvrij, de tribune niet.',
      en: 'Production manager Olaf Grondstra takes you past eight workstations, from floor to front door. You will see how yesterday’s list of faults shapes today’s work.\n\nThere is room for 25 visitors. Wear closed shoes; helmets are provided. The factory is step-free, the viewing platform is not.',
    },
  },
]
