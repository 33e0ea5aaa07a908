/** Sends forms as the site does. */
import { randomUUID } from 'node:crypto'
import type { Values } from '@beursvloer/contract/forms/definition'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import { filledContract, filledOrder } from '@beursvloer/contract/testing/filled-forms'
import { type Answer, type Cms, SITE_TOKEN } from './harness.ts'

export interface Sending {
  readonly key?: string
  readonly language?: 'nl' | 'en'
  readonly source?: string
  readonly files?: readonly { readonly field: string; readonly file: File }[]
  readonly token?: string
}

/** Valid values of each form. */
export const right = {
  contact: {
    subject: 'visit',
    name: 'Fenna de Vries',
    organisation: 'Woonstichting De Zandkreek',
    email: 'fenna@zandkreek.example',
    message: 'Zijn er nog plaatsen bij de rondleiding van woensdag?',
  },
  'photo-removal': {
    photo: '/fotos-2025, nummer 12',
    relation: 'portrayed',
    name: 'Joris Bakker',
    email: 'joris@bakker.example',
  },
  participation: {
    organisation: 'Stapelwerk Modulair',
    category: 'nieuwbouwconcepten',
    contactName: 'Hanna Stapel',
    email: 'hanna@stapelwerk.example',
    phone: '010 123 45 67',
    standType: 'shell',
    area: '24',
    hall: '90',
  },
  'waiting-list': {
    organisation: 'Stapelwerk Modulair',
    contactName: 'Hanna Stapel',
    email: 'hanna@stapelwerk.example',
    phone: '010 123 45 67',
    standType: 'shell',
    area: '24,5',
  },
  contract: {
    ...filledContract,
    stand: {
      ...(filledContract.stand as Values),
      firstChoice: '90.F12',
      secondChoice: '90.F14',
    },
    presentation: { ...(filledContract.presentation as Values), category: 'nieuwbouwconcepten' },
  } as Values,
  advertising: {
    ...filledOrder,
    lines: [
      { product: 'FP-80', amount: '3' },
      { product: 'FP-160', amount: '1' },
    ],
    customer: { ...(filledOrder.customer as Values), exhibitor: 'stapelwerk-proef' },
  } as Values,
  vacancy: {
    exhibitor: 'stapelwerk-proef',
    title: 'Werkvoorbereider houtbouw',
    closingDate: '2099-03-01',
    url: 'https://stapelwerk.example/werk',
    name: 'Hanna Stapel',
    email: 'werk@stapelwerk.example',
  },
  accreditation: {
    name: 'Bas Lindekamp',
    medium: 'Bouwblad',
    role: 'writer',
    days: ['2032-03-10'],
    email: 'bas@bouwblad.example',
  },
  'group-registration': {
    name: 'Fenna de Vries',
    organisation: 'Woonstichting De Zandkreek',
    email: 'groep@zandkreek.example',
    colleagues: [
      { firstName: 'Anna', lastName: 'Bos', email: 'anna.bos@zandkreek.example' },
      { firstName: 'Joris', infix: 'de', lastName: 'Graaf', email: 'joris@zandkreek.example' },
    ],
    colleaguesKnow: true,
  },
  newsletter: { email: 'lezer@zandkreek.example', topics: ['programme'], consent: true },
  'programme-mail': { email: 'lezer@zandkreek.example' },
}

/** Sends values, valid ones or not, to a form. */
export function send(
  cms: Cms,
  form: string,
  values: object,
  { key = randomUUID(), language = 'nl', source = '/contact', files = [], ...how }: Sending = {},
): Promise<Answer> {
  const body = new FormData()
  body.set(ENVELOPE_PART, JSON.stringify({ idempotencyKey: key, language, values, source }))
  for (const { field, file } of files) body.append(field, file)
  const token = 'token' in how ? how.token : SITE_TOKEN
  return cms.ask(`/api/submissions/${form}`, { method: 'POST', token, body })
}

/** Rows of a type without public access. */
export const rowsOf = (cms: Cms, type: string, where: object = {}) =>
  cms.strapi.db
    .query(`api::${type}.${type}`)
    // biome-ignore lint/suspicious/noExplicitAny: rows of any type
    .findMany({ where, orderBy: { id: 'asc' } }) as Promise<any[]>
