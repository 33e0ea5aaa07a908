import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::statistics-settings.statistics-settings')
