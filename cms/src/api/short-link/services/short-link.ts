import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::short-link.short-link')
