import { proposalChange } from '@beursvloer/contract/my-stand/proposal'
import { ENTRY_KINDS } from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { HttpError } from '../../../http/http-error'
import { readShape } from '../../../http/read-shape'
import { wakeOutbox } from '../../../mail/worker'
import { changeProposal } from '../../../my-stand/change-proposal'
import { exhibitorDays } from '../../../my-stand/figures'
import { forMember } from '../../../my-stand/for-member'
import { standOverview } from '../../../my-stand/overview'
import {
  proposalOf,
  proposalView,
  proposedFiles,
  saveEntry,
  saveProposal,
} from '../../../my-stand/proposals'
import { readFile } from '../../../private-files/storage'
import { FILE_KINDS } from '../../../uploads/file-kind'

const savedEntry = z.strictObject({
  id: z.string().regex(/^[a-z\d]{1,40}$/),
  kind: z.enum(ENTRY_KINDS),
  version: z.coerce.number().int().min(0),
})

/** Calls about an exhibitor's overview and proposed presentation (`contract/src/my-stand`). */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  overview: forMember(strapi, 'staff', (_ctx, member) => standOverview(strapi, member, new Date())),

  figures: forMember(strapi, 'staff', (_ctx, { exhibitorId }) =>
    exhibitorDays(strapi, exhibitorId, new Date()),
  ),

  find: forMember(strapi, 'editor', (_ctx, { exhibitorId }) => proposalView(strapi, exhibitorId)),

  save: forMember(strapi, 'editor', (ctx, member) =>
    saveProposal(strapi, member, ctx.req, Number(ctx.query.version)),
  ),

  saveEntry: forMember(strapi, 'editor', (ctx, member) => {
    const asked = readShape(savedEntry, { ...ctx.query, id: ctx.params.entry })
    return saveEntry(strapi, member, ctx.req, asked)
  }),

  file: forMember(strapi, 'editor', async (ctx, { exhibitorId }) => {
    const row = await proposalOf(strapi, exhibitorId)
    const file = row && proposedFiles(row).get(ctx.params.file ?? '')
    const content = file && (await readFile(file.storedAs))
    if (!content) throw new HttpError(404)
    ctx.set('content-type', FILE_KINDS[file.kind].mimeType)
    return content
  }),

  change: forMember(strapi, 'editor', async (ctx, member) => {
    const asked = readShape(proposalChange, ctx.request.body)
    const view = await changeProposal(strapi, member, asked, new Date())
    wakeOutbox(strapi)
    return view
  }),
})
