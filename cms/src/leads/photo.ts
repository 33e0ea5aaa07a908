import type { IncomingMessage } from 'node:http'
import { leadPhoto } from '@beursvloer/contract/forms/definitions/lead-photo'
import type { Core } from '@strapi/strapi'
import { isCertainlyRolledBack } from '../database/errors'
import { acceptForm } from '../forms/accept-form'
import { storeForm } from '../forms/store-form'
import { HttpError } from '../http/http-error'
import { removeFiles, storeFile } from '../private-files/storage'
import { withLock } from '../transactions/with-lock'
import { FILE_KINDS } from '../uploads/file-kind'
import { type LeadRow, leadsOf } from './rows'

/**
 * A lead of an exhibitor that is shared.
 * @throws HttpError 404 for any other
 */
async function sharedLead(
  strapi: Core.Strapi,
  exhibitor: string,
  documentId: string,
): Promise<LeadRow> {
  const row: LeadRow | null = await leadsOf(strapi).findOne({
    where: { documentId, exhibitor, state: 'shared' },
  })
  if (!row) throw new HttpError(404)
  return row
}

/** Name in storage of the photo of a lead; null without one. */
export const photoOf = async (
  strapi: Core.Strapi,
  exhibitor: string,
  lead: string,
): Promise<string | null> => (await sharedLead(strapi, exhibitor, lead)).photo

/** Keeps a photo with a lead, in place of the one before. */
export const keepPhoto = (
  strapi: Core.Strapi,
  exhibitor: string,
  lead: string,
  incoming: IncomingMessage,
): Promise<void> =>
  storeForm(strapi, leadPhoto, incoming, async (request) => {
    const { files } = await acceptForm(leadPhoto, request, { options: {} })
    for (const { content, kind } of files) {
      const photo = await storeFile(content, FILE_KINDS[kind].extension)
      try {
        const before = await withLock(strapi, 'leads', async () => {
          const row = await sharedLead(strapi, exhibitor, lead)
          await leadsOf(strapi).update({ where: { id: row.id }, data: { photo } })
          return row.photo
        })
        if (before) await removeFiles([before])
      } catch (error) {
        if (error instanceof HttpError || isCertainlyRolledBack(error)) await removeFiles([photo])
        throw error
      }
    }
  })
