import type { Step } from '../../definition.ts'

/** How visitors will find the exhibitor. */
export const presentationStep = {
  id: 'presentation',
  title: { nl: 'Presentatie', en: 'Presentation' },
  parts: [
    {
      kind: 'group',
      name: 'presentation',
      label: { nl: 'Uw vermelding', en: 'Your listing' },
      fields: [
        {
          kind: 'text',
          name: 'listedName',
          label: { nl: 'Vermeldnaam', en: 'Listed name' },
          help: {
            nl: 'Op de site, de plattegrond en de fries van uw stand',
            en: 'Shown on the site, the floor plan and the fascia of your stand',
          },
          rules: 'required|length:0,80',
        },
        {
          kind: 'select',
          name: 'category',
          label: { nl: 'Categorie', en: 'Category' },
          help: { nl: 'Waaronder bezoekers u vinden', en: 'Where visitors will find you' },
          rules: 'required',
          options: 'categories',
        },
        {
          kind: 'textarea',
          name: 'intro',
          label: { nl: 'Intro', en: 'Introduction' },
          help: {
            nl: 'Wat u laat zien, in ten hoogste 160 tekens',
            en: 'What you will be showing, in 160 characters at most',
          },
          rules: 'required|length:10,160',
          messages: {
            length: {
              nl: 'Schrijf 10 tot 160 tekens.',
              en: 'Write between 10 and 160 characters.',
            },
          },
        },
        {
          kind: 'file',
          name: 'logo',
          label: { nl: 'Logo', en: 'Logo' },
          help: {
            nl: 'SVG, EPS of PNG, ten hoogste 5.000 kB. Mag ook later.',
            en: 'SVG, EPS or PNG, 5,000 kB at most. You can also send it later.',
          },
          files: { kinds: ['svg', 'eps', 'png'], maxFiles: 1, maxKilobytes: 5_000 },
        },
      ],
    },
  ],
} as const satisfies Step
