import type { Core } from '@strapi/strapi'
import settings from '../config/settings'
import { registerAccountActions } from './accounts/actions'
import { followSessions } from './accounts/sessions'
import { boundAccountBodies } from './accounts/small-bodies'
import { limitStaffSignIn } from './attempts/staff-sign-in'
import { prepare } from './bootstrap'
import { closeHiddenTypes } from './bootstrap/hidden-types'
import { ignoreConnectionErrors } from './connection-errors'
import { watchContentChanges } from './content-version/watch-changes'
import { replaceClient } from './database'
import { registerFloorPlanRoutes } from './floor-plan/routes'
import { drainBeforeDestroy } from './graceful-shutdown'
import { registerSubmissionActions } from './handling/permissions'
import { registerHandlingRoutes } from './handling/routes'
import { registerIdentity } from './identity/register'
import { registerOutbox, startOutbox, stopOutbox } from './mail/worker'
import { preparePrivateFiles } from './private-files/storage'
import { tidyDaily } from './retention/daily'
import { registerRules } from './rules'
import { watchStaff } from './security-log'
import { leaveSubmissionsUnparsed } from './submissions/unparsed-requests'
import { watchProgramme } from './subscriptions/tell-of-programme'
import { closeUnusedRoutes } from './unused-routes'
import { watchUse } from './visitors/last-use'
import { registerVisitorActions } from './visitors/permissions'
import { registerVisitorRoutes } from './visitors/routes'

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    replaceClient(strapi)
    drainBeforeDestroy(strapi, settings.shutdownDelayMs)
    ignoreConnectionErrors(strapi)
    // The watch comes first, and so outermost: it counts what the rules let through and committed.
    watchContentChanges(strapi)
    registerRules(strapi)
    watchProgramme(strapi)
    registerFloorPlanRoutes(strapi)
    registerHandlingRoutes(strapi)
    registerVisitorRoutes(strapi)
    closeHiddenTypes(strapi)
    closeUnusedRoutes(strapi)
    await registerSubmissionActions(strapi)
    await registerVisitorActions(strapi)
    leaveSubmissionsUnparsed(strapi)
    boundAccountBodies(strapi)
    registerAccountActions(strapi)
    limitStaffSignIn(strapi)
    followSessions(strapi)
    registerOutbox(strapi)
    registerIdentity(strapi)
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepare(strapi)
    await preparePrivateFiles()
    watchUse(strapi)
    watchStaff(strapi)
    await tidyDaily(strapi)
    await startOutbox(strapi)
  },
  destroy: ({ strapi }: { strapi: Core.Strapi }) => stopOutbox(strapi),
}
