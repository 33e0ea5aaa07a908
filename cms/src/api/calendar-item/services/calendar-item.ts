import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::calendar-item.calendar-item')
