import type { PageSeed } from '../../types-floor.ts'

/** Introduces the contract form: the data to have at hand, and the prices. */
export const contractFormPage: PageSeed = {
  slug: 'contractformulier',
  title: { nl: 'Contractformulier', en: 'Contract form' },
  intro: {
    nl: 'Met dit formulier vraagt u een stand aan; zijn ze alle verhuurd, dan een plaats op de wachtlijst. Terwijl u het invult, rekent de offerte mee.',
    en: 'Use this form to apply for a stand or, once all stands are let, for a place on the waiting list. The quotation is updated as you fill it in.',
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
            title: 'Uw voorkeuren',
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
        title: 'Have these ready',
        columns: [
          {
            title: 'Logo',
            body: 'As SVG, EPS or PNG, 5,000 kB at most.',
          },
          {
            title: 'Insurance policy',
            body: 'As a PDF, 5,000 kB at most. If you do not have it yet, you can send it later.',
          },
          {
            title: 'Your preferences',
            body: 'Choose them on the [floor plan](/plattegrond). A place is yours once we confirm it.',
          },
        ],
      },
      { block: 'part', part: 'contract-form' },
      { block: 'part', part: 'tariffs' },
      {
        block: 'call-to-action',
        title: 'Read the rules first',
        text: 'What you may build, when to set up and what happens if you cancel.',
        label: 'Read the rules',
        target: '/reglement-standhouders',
      },
    ],
  },
}
