import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::navigation-item.navigation-item')
