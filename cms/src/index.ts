import type { Core } from '@strapi/strapi'
import { prepare } from './bootstrap'
import { watchContentChanges } from './content-version/watch-changes'
import { registerFloorPlanRoutes } from './floor-plan/routes'
import { drainBeforeDestroy } from './graceful-shutdown'
import { registerRules } from './rules'

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    drainBeforeDestroy(strapi)
    // The watch comes first, and so outermost: it counts what the rules let through and committed.
    watchContentChanges(strapi)
    registerRules(strapi)
    registerFloorPlanRoutes(strapi)
  },
  bootstrap: ({ strapi }: { strapi: Core.Strapi }) => prepare(strapi),
}
