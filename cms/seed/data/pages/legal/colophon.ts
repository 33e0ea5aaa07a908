import type { PageSeed } from '../../../types-floor.ts'

/** The makers of the site. Without English, so that the English site shows the Dutch text. */
export const colophonPage: PageSeed = {
  slug: 'colofon',
  title: { nl: 'Colofon' },
  intro: { nl: 'Wie deze site maakte, en waarmee.' },
  blocks: {
    nl: [
      {
        block: 'text',
        body: 'Dakwaarts is een verzonnen beurs, gemaakt als voorbeeld bij Beursvloer: opensourcesoftware voor de site van een beurs. De plaatsen, organisaties, personen en bedragen op deze site bestaan niet. Alle tekeningen, logo’s, portretten en foto’s zijn met code getekend.\n\nDe letters zijn Bricolage Grotesque en Instrument Sans, beide onder de SIL Open Font License.',
      },
      {
        block: 'quote',
        text: 'Een beurs is een tijdelijke stad. Dan mag de site wel een blijvende straat zijn.',
        name: 'Redactie Dakwaarts',
        role: 'Meerhaven',
      },
    ],
  },
}
