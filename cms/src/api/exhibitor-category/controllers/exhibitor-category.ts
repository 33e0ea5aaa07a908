import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::exhibitor-category.exhibitor-category')
