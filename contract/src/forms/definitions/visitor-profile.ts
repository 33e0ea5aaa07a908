import type { FormDefinition, Part } from '../definition.ts'
import { phoneField } from './sender-fields.ts'
import {
  badgeFields,
  nameFields,
  organisationField,
  termsField,
  wishFields,
} from './visitor-fields.ts'

const details = [
  ...nameFields,
  phoneField,
  organisationField,
  ...badgeFields,
  ...wishFields,
  {
    kind: 'file',
    name: 'photo',
    label: { nl: 'Foto', en: 'Photo' },
    help: { nl: 'PNG, JPEG of WebP tot 5.000 kB', en: 'PNG, JPEG or WebP up to 5,000 kB' },
    files: { kinds: ['png', 'jpeg', 'webp'], maxFiles: 1, maxKilobytes: 5000 },
  },
  {
    kind: 'checkbox',
    name: 'listed',
    label: {
      nl: 'Toon mij in de netwerklijst.',
      en: 'Show me on the networking list.',
    },
    help: {
      nl: 'Andere bezoekers die inloggen zien dan uw naam, functie, organisatie en type organisatie.',
      en: 'Other signed-in visitors will then see your name, job title, organisation and its type.',
    },
  },
] as const satisfies readonly Part[]

const profileWith = <const Parts extends readonly Part[]>(parts: Parts) =>
  ({
    id: 'visitor-profile',
    reference: null,
    title: { nl: 'Mijn gegevens', en: 'My details' },
    submitLabel: { nl: 'Bewaren', en: 'Save' },
    maxBodyBytes: 6 * 1024 * 1024,
    keepsDraft: false,
    steps: [{ id: 'visitor', title: { nl: 'Uw gegevens', en: 'Your details' }, parts }],
  }) as const satisfies FormDefinition

/** The fields that visitors change later; without the address they sign in with. */
export const visitorProfile = profileWith(details)

/**
 * The same for an account made by an identity provider or a link, without consent to the terms yet.
 */
export const firstVisitorProfile = profileWith([...details, termsField])
