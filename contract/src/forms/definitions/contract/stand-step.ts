import type { Condition, Field, Option, Step, Text } from '../../definition.ts'

const OWN_FLOOR: Condition = { field: 'stand.package', is: ['floor', 'shell'] }

/** Instead of the number of a stand: the fair may choose. */
export const NO_PREFERENCE = 'any'

const PACKAGES: readonly Option[] = [
  {
    value: 'floor',
    label: { nl: 'Kale grond, u bouwt zelf', en: 'Bare floor, you build yourself' },
  },
  {
    value: 'shell',
    label: {
      nl: 'Systeemstand, met wanden, tapijt, fries, spots en 1 kW',
      en: 'Shell scheme, with walls, carpet, fascia, spots and 1 kW',
    },
  },
  {
    value: 'pavilion',
    label: {
      nl: 'Paviljoenplek van 6 m², alle bijdragen inbegrepen',
      en: 'Pavilion place of 6 m², all contributions included',
    },
  },
]

const SIDES: readonly Option[] = [
  { value: '1', label: { nl: 'Eén: in de rij', en: 'One: in the row' } },
  { value: '2', label: { nl: 'Twee: op een hoek', en: 'Two: on a corner' } },
  { value: '3', label: { nl: 'Drie: aan de kop', en: 'Three: at the end' } },
  { value: '4', label: { nl: 'Vier: een eiland', en: 'Four: an island' } },
]

const preference = <const Name extends string>(name: Name, label: Text) =>
  ({
    kind: 'stand',
    name,
    label,
    rules: 'required',
    options: 'stands',
    when: OWN_FLOOR,
  }) as const satisfies Field

/** What one wants, where, and with whom. The place stays a wish until the fair confirms it. */
export const standStep = {
  id: 'stand',
  title: { nl: 'Stand', en: 'Stand' },
  parts: [
    {
      kind: 'group',
      name: 'stand',
      label: { nl: 'Uw stand', en: 'Your stand' },
      fields: [
        {
          kind: 'radio',
          name: 'package',
          label: { nl: 'Pakket', en: 'Package' },
          rules: 'required',
          options: PACKAGES,
        },
        {
          kind: 'number',
          name: 'area',
          label: { nl: 'Oppervlakte in m²', en: 'Area in m²' },
          rules: 'required|number|between:6,500',
          messages: {
            between: { nl: 'Kies 6 tot 500 m².', en: 'Choose 6 to 500 m².' },
          },
          when: OWN_FLOOR,
        },
        {
          kind: 'radio',
          name: 'openSides',
          label: { nl: 'Open zijden', en: 'Open sides' },
          help: {
            nl: 'Hoeveel zijden van de stand langs een pad liggen',
            en: 'How many sides of the stand lie along an aisle',
          },
          rules: 'required',
          options: SIDES,
          when: OWN_FLOOR,
        },
        {
          kind: 'number',
          name: 'power',
          label: {
            nl: 'Extra stroomaansluitingen van 3\u00a0kW',
            en: 'Extra power connections of 3\u00a0kW',
          },
          rules: 'number|between:0,20|matches:/^[0-9]+$/',
          messages: {
            between: { nl: 'Kies 0 tot 20 aansluitingen.', en: 'Choose 0 to 20 connections.' },
            matches: { nl: 'Vul een heel getal in.', en: 'Enter a whole number.' },
          },
        },
        {
          kind: 'select',
          name: 'pavilion',
          label: { nl: 'Paviljoen', en: 'Pavilion' },
          rules: 'required',
          options: 'pavilions',
          when: { field: 'stand.package', is: ['pavilion'] },
        },
        preference('firstChoice', { nl: 'Eerste voorkeur', en: 'First preference' }),
        preference('secondChoice', { nl: 'Tweede voorkeur', en: 'Second preference' }),
        preference('thirdChoice', { nl: 'Derde voorkeur', en: 'Third preference' }),
      ],
    },
    {
      kind: 'list',
      name: 'coExhibitors',
      label: { nl: 'Medestandhouders', en: 'Co-exhibitors' },
      help: {
        nl: 'Organisaties die uw stand delen en met een eigen pagina op de site komen',
        en: 'Organisations that share your stand and have a page of their own on the site',
      },
      itemLabel: { nl: 'Medestandhouder', en: 'Co-exhibitor' },
      addLabel: { nl: 'Medestandhouder toevoegen', en: 'Add a co-exhibitor' },
      minItems: 0,
      maxItems: 8,
      fields: [
        {
          kind: 'text',
          name: 'name',
          label: { nl: 'Organisatie', en: 'Organisation' },
          rules: 'required|length:0,120',
        },
        {
          kind: 'text',
          name: 'contactName',
          label: { nl: 'Contactpersoon', en: 'Contact person' },
          rules: 'required|length:0,100',
        },
        {
          kind: 'email',
          name: 'email',
          label: { nl: 'E-mailadres', en: 'Email address' },
          rules: 'required|email|length:0,254',
        },
      ],
    },
  ],
} as const satisfies Step
