import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { errorName } from '../logging/error-name'
import { hasDiskSpace } from '../private-files/disk-space'
import { HttpError } from './http-error'

/** `Retry-After` of data that could not be stored, in seconds. */
const RETRY_SECONDS = 30

const TEXTS: Readonly<Record<FormLanguage, string>> = {
  nl: 'Het formulier kan nu niet worden bewaard. Probeer het over een halve minuut opnieuw.',
  en: 'The form cannot be saved at the moment. Please try again in half a minute.',
}

/** The error for data that cannot be stored now, but later. */
export const serviceUnavailable = (message: string): HttpError =>
  new HttpError(503, message, { retryAfter: RETRY_SECONDS })

/**
 * Turns any error while storing a form into a 503 for its sender; nothing is lost.
 * @throws HttpError that of the work, or 503
 */
export async function orServiceUnavailable<T>(
  strapi: Core.Strapi,
  language: FormLanguage,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpError) throw error
    strapi.log.error(`A form could not be stored: ${errorName(error)}`)
    throw serviceUnavailable(TEXTS[language])
  }
}

/**
 * Lets nothing in that the disk has no room for, before any of it is written.
 * @throws HttpError 503, in both languages: nothing is known of the sender yet
 */
export async function requireDiskSpace(): Promise<void> {
  if (!(await hasDiskSpace())) throw serviceUnavailable(`${TEXTS.nl} / ${TEXTS.en}`)
}
