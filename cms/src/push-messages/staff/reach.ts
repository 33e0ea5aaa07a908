import type { Core } from '@strapi/strapi'
import { devicesOfTarget } from './targets'
import type { PushReach, PushTarget } from './views'

/** How many devices a target has now. */
export async function reachOf(strapi: Core.Strapi, target: PushTarget): Promise<PushReach> {
  const devices = await devicesOfTarget(strapi, target)
  return {
    devices: devices.length,
    english: devices.filter(({ language }) => language === 'en').length,
  }
}
