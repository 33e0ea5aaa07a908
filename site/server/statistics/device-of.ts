import type { Device } from '@beursvloer/contract/statistics/rows'

const TABLET = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/
const PHONE = /Mobi|iPhone|iPod|Android/

/** The class of a device by its user agent, which is not kept. */
export function deviceOf(userAgent: string): Device {
  if (TABLET.test(userAgent)) return 'tablet'
  return PHONE.test(userAgent) ? 'phone' : 'desktop'
}
