import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::short-link.short-link')
