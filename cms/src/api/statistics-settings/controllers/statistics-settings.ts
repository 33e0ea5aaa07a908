import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::statistics-settings.statistics-settings')
