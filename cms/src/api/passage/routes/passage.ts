import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::passage.passage')
