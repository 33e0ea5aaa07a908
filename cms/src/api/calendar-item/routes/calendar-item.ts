import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::calendar-item.calendar-item')
