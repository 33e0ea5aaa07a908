import type { IncomingMessage } from 'node:http'
import type { FormDefinition } from '@beursvloer/contract/forms/definition'
import type { SubmissionReceipt } from '@beursvloer/contract/forms/submission'
import type { Core } from '@strapi/strapi'
import { orServiceUnavailable, requireDiskSpace } from '../http/service-unavailable'
import { logRefusedFile } from '../logging/security-log'
import { type FormRequest, readRequest } from './read-request'

/** The result of a form. */
export interface Stored {
  readonly receipt: SubmissionReceipt
  /** False: it was here already. */
  readonly isNew: boolean
}

/**
 * Reads a form and stores it; the files of the request are deleted when this returns.
 * @param store checks and stores it; copies the files that it needs
 * @throws HttpError with the reason of a refusal
 */
export async function storeForm<T>(
  strapi: Core.Strapi,
  definition: FormDefinition,
  incoming: IncomingMessage,
  store: (request: FormRequest) => Promise<T>,
): Promise<T> {
  await requireDiskSpace()
  try {
    const request = await readRequest(incoming, definition)
    const { language } = request.envelope
    return await orServiceUnavailable(strapi, language, () => store(request)).finally(() =>
      request.dispose(),
    )
  } catch (error) {
    logRefusedFile(strapi, error)
    throw error
  }
}
