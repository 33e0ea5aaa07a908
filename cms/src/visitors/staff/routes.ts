import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { wakeOutbox } from '../../mail/worker'
import { type Answer, attach, type Context, idOf, json, staffOf } from '../../panel-api/answers'
import { exportOf } from '../../panel-api/export/answer'
import { csvOf } from '../../panel-api/export/write'
import { type PanelRoutes, registerPanelRoutes } from '../../panel-api/routes'
import { pathOf } from '../../private-files/storage'
import { changeAddress, readAddress } from './address'
import { blockVisitor, readReason, unblockVisitor } from './blocking'
import { sendConfirmationAgain } from './confirmation'
import { countVisitors } from './count-visitors'
import { visitorDetails } from './details'
import { type ExportedVisitor, visitorColumns } from './export-columns'
import { visitorsIn } from './filter'
import { removeVisitor } from './removal'
import { VISITOR_ACTIONS, VISITOR_RIGHTS, type VisitorAction } from './rights'
import { STATISTICS_COLUMNS, statisticsLines } from './statistics-columns'
import { findVisitor, interestChoices, listVisitors } from './visitors'

const may = ({ state }: Context, action: VisitorAction): boolean =>
  state.userAbility.can(VISITOR_ACTIONS[action])

/** Sends the photo of a visitor as an attachment. */
const photo =
  (strapi: Core.Strapi): Answer =>
  async (ctx) => {
    const { photo: storedAs, documentId } = await findVisitor(strapi, idOf(ctx))
    if (!storedAs) throw new errors.NotFoundError('Deze bezoeker heeft geen foto.')
    attach(ctx, `${documentId}${extname(storedAs)}`, 'application/octet-stream')
    ctx.body = createReadStream(pathOf(storedAs))
  }

const statisticsCsv =
  (strapi: Core.Strapi): Answer =>
  async (ctx) => {
    const lines = statisticsLines(await countVisitors(strapi))
    attach(ctx, 'bezoekers-cijfers.csv', 'text/csv; charset=utf-8')
    ctx.body = Readable.from(csvOf(STATISTICS_COLUMNS, [lines]))
  }

/** The panel's routes, each with the right that it requires. */
function routesOf(strapi: Core.Strapi): PanelRoutes<VisitorAction> {
  const visitors = exportOf<ExportedVisitor>(strapi, {
    name: 'bezoekers',
    selection: async ({ query }) => {
      const selection = visitorsIn(strapi, query)
      const consents = { select: ['subject', 'withdrawnAt'] }
      return { ...selection, populate: { ...selection.populate, consents } }
    },
    columns: async (ctx) =>
      visitorColumns({ interests: await interestChoices(strapi), wishes: may(ctx, 'wishes') }),
  })
  return {
    read: {
      'GET /': json((ctx) => listVisitors(strapi, ctx.query)),
      'GET /statistics': json(() => countVisitors(strapi)),
      'GET /statistics.csv': statisticsCsv(strapi),
      'GET /:documentId': json((ctx) => visitorDetails(strapi, idOf(ctx), may(ctx, 'wishes'))),
      'GET /:documentId/photo': photo(strapi),
    },
    handle: {
      'POST /:documentId/block': json((ctx) =>
        blockVisitor(strapi, idOf(ctx), {
          by: staffOf(ctx).name,
          reason: readReason(ctx.request.body, 'dit account blokkeert'),
        }),
      ),
      'POST /:documentId/unblock': json((ctx) =>
        unblockVisitor(strapi, idOf(ctx), staffOf(ctx).name),
      ),
      'POST /:documentId/send-confirmation': json(async (ctx) => {
        await sendConfirmationAgain(strapi, idOf(ctx), staffOf(ctx).name)
        wakeOutbox(strapi)
      }),
    },
    address: {
      'POST /:documentId/address': json(async (ctx) => {
        const { body } = ctx.request
        const reason = readReason(body, 'dit e-mailadres wijzigt')
        const change = { by: staffOf(ctx).name, reason }
        await changeAddress(strapi, idOf(ctx), await readAddress(body), change)
        wakeOutbox(strapi)
      }),
    },
    export: {
      'GET /export.csv': visitors.csv,
      'GET /export.xlsx': visitors.xlsx,
    },
    delete: {
      'DELETE /:documentId': json((ctx) => removeVisitor(strapi, idOf(ctx), staffOf(ctx).name)),
    },
  }
}

/** Opens visitors to the admin panel, under `/visitors`. */
export const registerVisitorRoutes = (strapi: Core.Strapi): void =>
  registerPanelRoutes(strapi, '/visitors', VISITOR_RIGHTS, routesOf(strapi))
