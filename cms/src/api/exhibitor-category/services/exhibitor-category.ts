import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::exhibitor-category.exhibitor-category')
