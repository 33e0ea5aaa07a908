import type { Core } from '@strapi/strapi'
import { prepare } from './bootstrap'

export default {
  bootstrap: ({ strapi }: { strapi: Core.Strapi }) => prepare(strapi),
}
