/** Sends forms directly to the CMS, as the site does after its checks. */
import { randomUUID } from 'node:crypto'
import type { SharedStack } from './shared-stack.ts'

interface SentFile {
  /** Path of its field. */
  readonly field: string
  readonly name: string
  readonly content: string
}

/**
 * Sends a form.
 * @returns its reference
 */
export const submit = async (
  { cmsUrl, siteToken }: Pick<SharedStack, 'cmsUrl' | 'siteToken'>,
  form: string,
  values: object,
  files: readonly SentFile[] = [],
): Promise<string> => {
  const body = new FormData()
  const envelope = { idempotencyKey: randomUUID(), language: 'nl', values, source: '/contact' }
  body.set('envelope', JSON.stringify(envelope))
  for (const { field, name, content } of files) body.append(field, new File([content], name))
  const response = await fetch(`${cmsUrl}/api/submissions/${form}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${siteToken}` },
    body,
  })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  const { reference } = (await response.json()) as { reference: string }
  return reference
}

/** Valid values of a contract, for a company of this test only. */
export const contractOf = (name: string, kvk: string) => ({
  company: {
    legalName: `${name} B.V.`,
    kind: 'business',
    country: 'NL',
    kvk,
    entrepreneur: 'no',
    street: 'Kade 12',
    postcode: '1234 AB',
    city: 'Meerhaven',
  },
  signatory: {
    name: 'Sanne Kuipers',
    email: 'sanne@stapelhuis.example',
    phone: '+31100000003',
    role: 'Directeur',
  },
  coordinator: { same: true },
  invoicing: { sameAddress: true, email: 'facturen@stapelhuis.example', payment: 'invoice' },
  stand: {
    package: 'shell',
    area: '18',
    openSides: '2',
    firstChoice: '1.D06',
    secondChoice: '2.I06',
    thirdChoice: 'any',
  },
  coExhibitors: [{ name: `${name} Daken`, contactName: 'Iris Vos', email: 'iris@daken.example' }],
  presentation: {
    listedName: name,
    category: 'nieuwbouwconcepten',
    intro: 'Woningen van hout, in een week op elkaar gestapeld.',
  },
  agreement: { terms: true, regulation: true, authorised: true },
})
