import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::programme-item.programme-item')
