import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { errorName } from '../logging/error-name'
import { Refusal, textOf } from './http-error'

/**
 * Whatever goes wrong while storing is the same to the sender: not now, and nothing is lost.
 * @throws Refusal that of the work, or 503
 */
export async function orLater<T>(
  strapi: Core.Strapi,
  language: FormLanguage,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    strapi.log.error(`A form could not be stored: ${errorName(error)}`)
    throw new Refusal(503, textOf('later', language))
  }
}
