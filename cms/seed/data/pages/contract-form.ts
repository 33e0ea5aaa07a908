import type { PageSeed } from '../../types-floor.ts'

/** Introduces the contract form: what to keep at hand, and what things cost. */
export const contractFormPage: PageSeed = {
  slug: 'contractformulier',
  title: { nl: 'Contractformulier', en: 'Contract form' },
  intro: {
    nl: 'Met dit formulier legt u uw stand vast. Terwijl u het invult, rekent de offerte mee.',
    en: 'With this form you book your stand. While you fill it in, the quotation keeps count.',
  },
  blocks: {
    nl: [
      {
        block: 'columns',
        title: 'Houd dit bij de hand',
        columns: [
          {
            title: 'Logo',
            body: 'Als SVG, EPS of PNG, maximaal 5.000 kB.',
          },
          {
            title: 'Polis',
            body: 'Als pdf, maximaal 5.000 kB. Hebt u die nog niet, dan stuurt u hem later na.',
          },
          {
            title: 'Drie plekken',
            body: 'Kies ze op de [plattegrond](/plattegrond). Een plek staat vast zodra wij die bevestigen.',
          },
        ],
      },
      { block: 'part', part: 'contract-form' },
      { block: 'part', part: 'tariffs' },
      {
        block: 'call-to-action',
        title: 'Eerst het reglement lezen',
        text: 'Wat u mag bouwen, wanneer u opbouwt en wat er gebeurt als u annuleert.',
        label: 'Lees het reglement',
        target: '/reglement-standhouders',
      },
    ],
    en: [
      {
        block: 'columns',
        title: 'Keep these at hand',
        columns: [
          {
            title: 'Logo',
            body: 'As SVG, EPS or PNG, 5,000 kB at most.',
          },
          {
            title: 'Policy',
            body: 'As PDF, 5,000 kB at most. If you do not have it yet, send it later.',
          },
          {
            title: 'Three places',
            body: 'Choose them on the [floor plan](/plattegrond). A place is yours once we confirm it.',
          },
        ],
      },
      { block: 'part', part: 'contract-form' },
      { block: 'part', part: 'tariffs' },
      {
        block: 'call-to-action',
        title: 'Read the rules first',
        text: 'What you may build, when you set up and what happens if you cancel.',
        label: 'Read the rules',
        target: '/reglement-standhouders',
      },
    ],
  },
}
