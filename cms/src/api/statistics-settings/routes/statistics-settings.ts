import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::statistics-settings.statistics-settings')
