import { TERMS_PAGE } from '../../page-addresses.ts'
import type { Field } from '../definition.ts'

/**
 * The name of the visitor: asked when registering, and changed in the profile (requirements 8.2,
 * 8.3).
 */
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
    label: { nl: 'Tussenvoegsel', en: 'Name prefix' },
    help: { nl: 'Bijvoorbeeld van de', en: 'Such as “van de”' },
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

export const organisationField = {
  kind: 'text',
  name: 'organisation',
  label: { nl: 'Organisatie', en: 'Organisation' },
  rules: 'required|length:0,120',
  autocomplete: 'organization',
} as const satisfies Field

const daysChoice = {
  kind: 'checkboxes',
  name: 'days',
  label: { nl: 'Dagen waarop u komt', en: 'Days of your visit' },
  options: 'days',
} as const satisfies Field

export const daysField = { ...daysChoice, rules: 'required' } as const satisfies Field

/** The badge's fields besides name and organisation; asked in the profile (requirements 8.3). */
export const badgeFields = [
  {
    kind: 'text',
    name: 'jobTitle',
    label: { nl: 'Functie', en: 'Job title' },
    help: { nl: 'Voor uw badge en de netwerklijst', en: 'For your badge and the networking list' },
    rules: 'length:0,100',
    autocomplete: 'organization-title',
  },
  {
    kind: 'select',
    name: 'organisationType',
    label: { nl: 'Type organisatie', en: 'Type of organisation' },
    options: 'organisationTypes',
  },
  {
    // Catering and queues are planned by the expected visitors per day.
    ...daysChoice,
    help: {
      nl: 'Staat op uw badge; zo weten wij ook op hoeveel bezoekers wij rekenen.',
      en: 'Shown on your badge; it also tells us how many visitors to expect.',
    },
  },
] as const satisfies readonly Field[]

/** Every account needs it: at registration, or in the profile after signing in by a provider. */
export const termsField = {
  kind: 'checkbox',
  name: 'terms',
  label: {
    nl: 'Ik ga akkoord met de voorwaarden voor bezoekers.',
    en: 'I agree to the terms for visitors.',
  },
  reads: {
    page: TERMS_PAGE,
    label: { nl: 'Lees de voorwaarden voor bezoekers', en: 'Read the terms for visitors' },
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
    // Health data: deleted after the fair (requirements 8.3).
    kind: 'textarea',
    name: 'accessibility',
    label: { nl: 'Toegankelijkheidswens', en: 'Accessibility needs' },
    help: {
      nl: 'Wat hebt u nodig om de beurs te bezoeken? Wij wissen dit na de beurs.',
      en: 'What do you need to visit the fair? We delete this afterwards.',
    },
    rules: 'length:0,500',
  },
] as const satisfies readonly Field[]
