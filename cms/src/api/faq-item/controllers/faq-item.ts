import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::faq-item.faq-item')
