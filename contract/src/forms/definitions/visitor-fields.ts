import type { Field, Option } from '../definition.ts'

/** What a visitor says of themselves, both when registering and later (requirements 8.2, 8.3). */
export const nameFields = [
  {
    kind: 'text',
    name: 'firstName',
    label: { nl: 'Voornaam', en: 'First name' },
    rules: 'required|length:0,60',
    autocomplete: 'given-name',
  },
  {
    kind: 'text',
    name: 'infix',
    label: { nl: 'Tussenvoegsel', en: 'Infix' },
    help: { nl: 'Bijvoorbeeld van de', en: 'Such as van de' },
    rules: 'length:0,20',
    autocomplete: 'additional-name',
  },
  {
    kind: 'text',
    name: 'lastName',
    label: { nl: 'Achternaam', en: 'Last name' },
    rules: 'required|length:0,80',
    autocomplete: 'family-name',
  },
] as const satisfies readonly Field[]

/** Kinds of organisations that visit (requirements 8.2). */
export const ORGANISATION_TYPES: readonly Option[] = [
  { value: 'association', label: { nl: 'Woningcorporatie', en: 'Housing association' } },
  { value: 'authority', label: { nl: 'Overheid', en: 'Public authority' } },
  { value: 'developer', label: { nl: 'Ontwikkelaar', en: 'Developer' } },
  { value: 'builder', label: { nl: 'Bouwer', en: 'Builder' } },
  { value: 'adviser', label: { nl: 'Architect of adviseur', en: 'Architect or adviser' } },
  { value: 'supplier', label: { nl: 'Toeleverancier', en: 'Supplier' } },
  { value: 'education', label: { nl: 'Onderwijs', en: 'Education' } },
  { value: 'other', label: { nl: 'Overig', en: 'Other' } },
]

export const workFields = [
  {
    kind: 'text',
    name: 'organisation',
    label: { nl: 'Organisatie', en: 'Organisation' },
    rules: 'required|length:0,120',
    autocomplete: 'organization',
  },
  {
    kind: 'text',
    name: 'jobTitle',
    label: { nl: 'Functie', en: 'Job title' },
    rules: 'required|length:0,100',
    autocomplete: 'organization-title',
  },
  {
    kind: 'select',
    name: 'organisationType',
    label: { nl: 'Type organisatie', en: 'Kind of organisation' },
    rules: 'required',
    options: ORGANISATION_TYPES,
  },
] as const satisfies readonly Field[]

/** Expected visitors per day are what catering and queues are planned by. */
export const daysField = {
  kind: 'checkboxes',
  name: 'days',
  label: { nl: 'Dagen waarop u komt', en: 'Days on which you come' },
  rules: 'required',
  options: 'days',
} as const satisfies Field

/** Nobody has an account for long without it: not who registers, nor who comes by a provider. */
export const termsField = {
  kind: 'checkbox',
  name: 'terms',
  label: {
    nl: 'Ik ga akkoord met de voorwaarden voor bezoekers.',
    en: 'I agree to the terms for visitors.',
  },
  rules: 'accepted',
  consent: { subject: 'terms', textVersion: '2026-11' },
} as const satisfies Field

export const wishFields = [
  {
    kind: 'checkboxes',
    name: 'interests',
    label: { nl: 'Interesses', en: 'Interests' },
    options: 'themes',
  },
  {
    // Health data: deleted after the fair (requirements 8.2).
    kind: 'textarea',
    name: 'accessibility',
    label: { nl: 'Toegankelijkheidswens', en: 'Accessibility wish' },
    help: {
      nl: 'Wat hebt u nodig om de beurs te bezoeken? Wij wissen dit na de beurs.',
      en: 'What do you need to visit the fair? We delete this after the fair.',
    },
    rules: 'length:0,500',
    normalise: 'lines',
  },
] as const satisfies readonly Field[]
