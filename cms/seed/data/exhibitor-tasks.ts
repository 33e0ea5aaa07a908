import type { ExhibitorTaskSeed } from '../types-visitors.ts'

/** What exhibitors of the demo fair arrange before it. */
export const exhibitorTasks: readonly ExhibitorTaskSeed[] = [
  {
    titleNl: 'Standtekening',
    titleEn: 'Stand drawing',
    helpNl: 'PDF met maten en hoogtes.',
    helpEn: 'PDF with dimensions and heights.',
    kind: 'file',
    due: '2027-02-01',
  },
  {
    titleNl: 'Verzekeringspolis',
    titleEn: 'Insurance policy',
    helpNl: 'Bewijs van aansprakelijkheid voor de dagen van de beurs.',
    helpEn: 'Proof of liability cover for the days of the fair.',
    kind: 'file',
    due: '2027-02-15',
  },
  {
    titleNl: 'Stroom en aansluitingen',
    titleEn: 'Power and connections',
    helpNl: 'Hoeveel stroom hebt u nodig, en waar op de stand?',
    helpEn: 'How much power do you need, and where on the stand?',
    kind: 'text',
    due: '2027-02-19',
  },
  {
    titleNl: 'Verpakking afgevoerd',
    titleEn: 'Packaging removed',
    helpNl: 'Wij bewaren geen lege verpakking; regel wie haar meeneemt.',
    helpEn: 'We do not store empty packaging; arrange who takes it away.',
    kind: 'tick',
    due: '2027-03-12',
  },
]
