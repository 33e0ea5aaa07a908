import type { Condition, Field, Step } from '../../definition.ts'

const OTHER_PERSON: Condition = { field: 'coordinator.same', is: [false] }

const person = (when?: Condition) =>
  [
    {
      kind: 'text',
      name: 'name',
      label: { nl: 'Naam', en: 'Name' },
      rules: 'required|length:0,100|printable',
      ...(when ? { when } : { autocomplete: 'name', sender: 'name' }),
    },
    {
      kind: 'email',
      name: 'email',
      label: { nl: 'E-mailadres', en: 'Email address' },
      rules: 'required|email|length:0,254',
      ...(when ? { when } : { autocomplete: 'email', sender: 'email' }),
    },
    {
      kind: 'tel',
      name: 'phone',
      label: { nl: 'Telefoonnummer', en: 'Telephone number' },
      help: { nl: 'Bijvoorbeeld +31 10 000 00 00', en: 'For example +31 10 000 00 00' },
      rules: 'required|phone',
      ...(when ? { when } : { autocomplete: 'tel' }),
    },
  ] as const satisfies readonly Field[]

/** The signatory, and the contact for the stand. */
export const contactsStep = {
  id: 'contacts',
  title: { nl: 'Contact', en: 'Contacts' },
  parts: [
    {
      kind: 'group',
      name: 'signatory',
      label: { nl: 'Tekenbevoegde', en: 'Authorised signatory' },
      help: {
        nl: 'Wie het contract namens uw organisatie tekent; hierheen sturen wij de offerte',
        en: 'Who signs the contract on behalf of your organisation; we will send the quotation here',
      },
      fields: [
        ...person(),
        {
          kind: 'text',
          name: 'role',
          label: { nl: 'Functie', en: 'Job title' },
          rules: 'required|length:0,100|printable',
          autocomplete: 'organization-title',
        },
      ],
    },
    {
      kind: 'group',
      name: 'coordinator',
      label: { nl: 'Standcoördinator', en: 'Stand coordinator' },
      help: {
        nl: 'Wie de stand regelt, en tijdens de opbouw bereikbaar is',
        en: 'Who looks after the stand and can be reached during set-up',
      },
      fields: [
        {
          kind: 'checkbox',
          name: 'same',
          label: { nl: 'Dat is dezelfde persoon', en: 'This is the same person' },
        },
        ...person(OTHER_PERSON),
      ],
    },
  ],
} as const satisfies Step
