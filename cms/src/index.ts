import { startTracing, stopTracing } from '@beursvloer/contract/monitoring/tracing'
import type { Core } from '@strapi/strapi'
import settings from '../config/settings'
import { prepare } from './bootstrap'
import { closeHiddenTypes } from './bootstrap/hidden-types'
import { registerContentRoutes } from './content-version/content-routes'
import { watchContentChanges } from './content-version/watch-changes'
import { replaceClient } from './database'
import { holdLock, registerLocks } from './database/advisory-lock'
import { refuseLaterSchema, storeSchemaNumber } from './database/schema-number'
import { beginStart, endStart } from './database/while-starting'
import { registerEditionRoutes } from './editions/routes'
import { registerFloorPlanRoutes } from './floor-plan/staff/routes'
import { startMetrics, stopMetrics } from './health/metrics'
import { rememberApiTokens } from './http/api-tokens'
import { ignoreConnectionErrors } from './http/connection-errors'
import { drainBeforeDestroy } from './http/graceful-shutdown'
import { guardSettingRoutes } from './http/guarded-routes'
import { limitRequestBodies } from './http/request-bodies'
import { closeUnusedRoutes, closeWebhooks } from './http/unused-routes'
import { registerImportRoutes } from './import/routes'
import { undoUnfinished } from './import/undo'
import { registerJobs, startJobs, stopJobs } from './jobs/jobs'
import { LIVE_RIGHTS } from './live/staff/rights'
import { registerLiveRoutes } from './live/staff/routes'
import { watchStaff } from './logging/security-log'
import { logUnhandledRejections } from './logging/unhandled-rejections'
import { registerOutbox, startOutbox, stopOutbox } from './mail/worker'
import { MY_STAND_RIGHTS } from './my-stand/staff/rights'
import { registerMyStandRoutes } from './my-stand/staff/routes'
import { removeClearedFiles } from './own-fair/clear-fair'
import { registerOwnFair } from './own-fair/routes'
import { registerRights } from './panel-api/routes'
import { preparePrivateFiles } from './private-files/storage'
import { registerPushSender, startPushSender, stopPushSender } from './push/worker'
import { startPlanned } from './push-messages/staff/planned'
import { PUSH_RIGHTS } from './push-messages/staff/rights'
import { registerPushRoutes } from './push-messages/staff/routes'
import { reapplyDeletions } from './retention/reapply-deletions'
import { startRetentionJob } from './retention/retention-job'
import { registerRules } from './rules'
import { keepSettings, registerCurrentEdition } from './rules/current-edition'
import { requireVersion } from './saving/document-version'
import { SEARCH_RIGHTS } from './search-misses/staff/rights'
import { registerSearchRoutes } from './search-misses/staff/routes'
import { keepItemsWithSignUps } from './sign-ups/staff/keep-items'
import { SIGN_UP_RIGHTS } from './sign-ups/staff/rights'
import { askBeforeSmallerRoom } from './sign-ups/staff/room-capacity'
import { registerSignUpRoutes } from './sign-ups/staff/routes'
import { limitStaffSignIn } from './staff-sign-in/limited-sign-in'
import { requireSignInCode } from './staff-sign-in/sign-in-code'
import { forgetWithStaff } from './staff-sign-in/two-factor'
import { logConsentTexts } from './statistics/consent-texts'
import { STATISTICS_RIGHTS } from './statistics/staff/rights'
import { registerStatisticsRoutes } from './statistics/staff/routes'
import { SUBMISSION_RIGHTS } from './submissions/staff/rights'
import { registerSubmissionRoutes } from './submissions/staff/routes'
import { mailProgrammeWhenPublished } from './subscriptions/programme-mail'
import { registerTwoFactorRoutes } from './two-factor/routes'
import { startRotatingPhotos, stopRotatingPhotos } from './uploads/rotate-photos'
import { registerUsesRoutes } from './uses/routes'
import { recordLastUse } from './visitors/accounts/last-use'
import { indexSessions, requireActiveSession } from './visitors/accounts/sessions'
import { registerIdentity } from './visitors/identity/register'
import { keepListings } from './visitors/profile/network'
import { registerAccountActions } from './visitors/sign-in/actions'
import { VISITOR_RIGHTS } from './visitors/staff/rights'
import { registerVisitorRoutes } from './visitors/staff/routes'
import { keepDeleted } from './wastebasket/keep-deleted'
import { registerWastebasketRoutes } from './wastebasket/routes'
import { registerWorklistRoutes } from './worklist/routes'
import { askBeforeUntranslated } from './worklist/untranslated'

/** Frees the lock of starting processes. */
let freeStart: () => Promise<void> = async () => undefined

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    logUnhandledRejections(strapi)
    await startTracing('cms')
    replaceClient(strapi)
    beginStart(strapi)
    // Strapi brings the schema up to date after this, and before `bootstrap`.
    freeStart = await holdLock('start')
    await refuseLaterSchema(strapi)
    registerContentRoutes(strapi)
    registerLocks(strapi)
    indexSessions(strapi)
    drainBeforeDestroy(strapi, settings.shutdownDelayMs)
    ignoreConnectionErrors(strapi)
    await startMetrics(strapi)
    // These come first, and so outermost: they see only committed changes that the rules let
    // through.
    watchContentChanges(strapi)
    logConsentTexts(strapi)
    registerRules(strapi)
    requireVersion(strapi)
    registerCurrentEdition(strapi)
    keepSettings(strapi)
    keepItemsWithSignUps(strapi)
    keepDeleted(strapi)
    askBeforeSmallerRoom(strapi)
    askBeforeUntranslated(strapi)
    mailProgrammeWhenPublished(strapi)
    registerFloorPlanRoutes(strapi)
    registerSubmissionRoutes(strapi)
    registerVisitorRoutes(strapi)
    registerSearchRoutes(strapi)
    registerSignUpRoutes(strapi)
    registerUsesRoutes(strapi)
    registerWastebasketRoutes(strapi)
    registerImportRoutes(strapi)
    registerLiveRoutes(strapi)
    registerWorklistRoutes(strapi)
    registerOwnFair(strapi)
    registerMyStandRoutes(strapi)
    registerEditionRoutes(strapi)
    registerPushRoutes(strapi)
    registerStatisticsRoutes(strapi)
    registerTwoFactorRoutes(strapi)
    closeHiddenTypes(strapi)
    closeUnusedRoutes(strapi)
    closeWebhooks(strapi)
    guardSettingRoutes(strapi)
    await registerRights(strapi, SUBMISSION_RIGHTS)
    await registerRights(strapi, VISITOR_RIGHTS)
    await registerRights(strapi, SEARCH_RIGHTS)
    await registerRights(strapi, SIGN_UP_RIGHTS)
    await registerRights(strapi, LIVE_RIGHTS)
    await registerRights(strapi, PUSH_RIGHTS)
    await registerRights(strapi, STATISTICS_RIGHTS)
    await registerRights(strapi, MY_STAND_RIGHTS)
    limitRequestBodies(strapi)
    registerAccountActions(strapi)
    limitStaffSignIn(strapi)
    requireSignInCode(strapi)
    forgetWithStaff(strapi)
    requireActiveSession(strapi)
    rememberApiTokens(strapi)
    registerOutbox(strapi)
    registerJobs(strapi)
    registerPushSender(strapi, startPlanned)
    registerIdentity(strapi)
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await prepare(strapi)
    await storeSchemaNumber(strapi)
    await freeStart()
    await preparePrivateFiles()
    await removeClearedFiles(strapi)
    recordLastUse(strapi)
    keepListings(strapi)
    watchStaff(strapi)
    await reapplyDeletions(strapi, new Date())
    await undoUnfinished(strapi)
    startRetentionJob(strapi)
    await startOutbox(strapi)
    startJobs(strapi)
    await startPushSender(strapi)
    startRotatingPhotos(strapi)
    endStart()
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    stopMetrics()
    await stopJobs(strapi)
    await stopPushSender(strapi)
    await stopOutbox(strapi)
    await stopRotatingPhotos()
    await stopTracing()
  },
}
