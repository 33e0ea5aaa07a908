import type { Core } from '@strapi/strapi'
import { prepare } from './bootstrap'
import { watchContentChanges } from './content-version/watch-changes'

export default {
  register: ({ strapi }: { strapi: Core.Strapi }) => watchContentChanges(strapi),
  bootstrap: ({ strapi }: { strapi: Core.Strapi }) => prepare(strapi),
}
