import { tzlib_get_ical_block } from 'timezones-ical-library'
import { FAIR_TIME_ZONE } from '../fair-time.ts'

const [block = ''] = tzlib_get_ical_block(FAIR_TIME_ZONE)

/**
 * The rules of the fair's zone as VTIMEZONE (RFC 5545 §3.6.5), lines ended by CRLF. The library
 * knows Amsterdam as another name of Brussels and answers with that one.
 */
export const fairTimeZone: string = block
  .trim()
  .replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${FAIR_TIME_ZONE}`)
  .replace(/\r?\n|$/g, '\r\n')
