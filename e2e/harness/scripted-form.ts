/** Forms sent as scripts do, without a browser. */
import type { APIRequestContext } from '@playwright/test'
import { readTicket, signTicket } from '../../site/app/submissions/ticket.server.ts'
import { type FormStack, visitorAt } from './form-stack.ts'

/** The site's answer to a script. */
export interface Answer {
  readonly status: number
  readonly message?: string
  readonly ticket?: string
  readonly challenge?: boolean
}

export const question = (email: string) => ({
  subject: 'visit',
  name: 'Anna de Wit',
  email,
  message: `Koop nu mijn zonnepanelen, vandaag nog. ${email}`,
})

/**
 * Sends a form as a script would, from a page of this site.
 * @param visitor last part of the sender's address
 */
export async function post(
  request: APIRequestContext,
  { siteUrl }: FormStack,
  path: string,
  form: Record<string, string>,
  visitor = 2,
): Promise<Answer> {
  const headers = { origin: siteUrl, accept: 'application/json', ...visitorAt(visitor) }
  const response = await request.post(siteUrl + path, { headers, multipart: form })
  // The limit on requests that change data answers in plain text.
  const json = response.headers()['content-type']?.startsWith('application/json')
  return json ? ((await response.json()) as Answer) : { status: response.status() }
}

export const ticketFor = async (request: APIRequestContext, { siteUrl }: FormStack, form: string) =>
  ((await (await request.get(`${siteUrl}/formulieren/${form}/ticket`)).json()) as Answer).ticket ??
  ''

/** Longer than the minimum time that the site requires, in ms. */
const TYPING_MS = 60_000

/** The same ticket, as if its visitor had typed for a minute. */
export function typedWith(text: string, form: string, { formSecret }: FormStack): string {
  const ticket = readTicket(text, form, formSecret)
  if (!ticket) throw new Error('The ticket is not of this site.')
  return signTicket({ ...ticket, issuedAt: ticket.issuedAt - TYPING_MS }, formSecret)
}
