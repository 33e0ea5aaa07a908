import type { Condition, Field, Step, Text } from '../../definition.ts'
import { areaField } from '../area-field.ts'
import { PACKAGE_OPTIONS, SIDES_OPTIONS } from './stand-options.ts'

const OWN_FLOOR: Condition = { field: 'stand.package', is: ['floor', 'shell'] }

/** Instead of the number of a stand: the fair may choose. */
export const NO_PREFERENCE = 'any'

/**
 * A preferred stand. The first decides on area and open sides; the others are asked only after a
 * stand was chosen, and only while there are as many to choose from (`contractProblems`).
 */
const preference = <const Name extends string, const More extends Pick<Field, 'rules' | 'when'>>(
  name: Name,
  label: Text,
  more: More,
) => ({ kind: 'stand', name, label, options: 'stands', ...more }) as const satisfies Field

const afterStand = (field: string): Condition => ({ field, isNot: ['', NO_PREFERENCE] })

/**
 * The stand, its place and its co-exhibitors. The place is a preference until the fair confirms it.
 */
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
          options: PACKAGE_OPTIONS,
        },
        preference(
          'firstChoice',
          { nl: 'Eerste voorkeur', en: 'First preference' },
          { rules: 'required', when: OWN_FLOOR },
        ),
        preference(
          'secondChoice',
          { nl: 'Tweede voorkeur', en: 'Second preference' },
          { when: afterStand('stand.firstChoice') },
        ),
        preference(
          'thirdChoice',
          { nl: 'Derde voorkeur', en: 'Third preference' },
          { when: afterStand('stand.secondChoice') },
        ),
        areaField(
          { nl: 'Oppervlakte in m²', en: 'Area in m²' },
          {
            help: {
              nl: 'Kiest u een stand, dan staat haar oppervlakte hier',
              en: 'If you choose a stand, its area is filled in here',
            },
            when: OWN_FLOOR,
          },
        ),
        {
          kind: 'radio',
          name: 'openSides',
          label: { nl: 'Open zijden', en: 'Open sides' },
          help: {
            nl: 'Hoeveel zijden van de stand langs een pad liggen',
            en: 'How many sides of the stand face an aisle',
          },
          rules: 'required',
          options: SIDES_OPTIONS,
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
      ],
    },
    {
      kind: 'list',
      name: 'coExhibitors',
      label: { nl: 'Medestandhouders', en: 'Co-exhibitors' },
      help: {
        nl: 'Organisaties die uw stand delen en met een eigen pagina op de site komen',
        en: 'Organisations that share your stand; each gets its own page on the site',
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
          rules: 'required|length:0,120|printable',
        },
        {
          kind: 'text',
          name: 'contactName',
          label: { nl: 'Contactpersoon', en: 'Contact person' },
          rules: 'required|length:0,100|printable',
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
