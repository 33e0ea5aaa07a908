import { hasRoom } from '../private-files/disk-room'
import { Refusal, textOf } from './http-error'

/**
 * Lets nothing in that the disk has no room for, before any of it is written.
 * @throws Refusal 503, in both languages: nothing is known of the sender yet
 */
export async function requireRoom(): Promise<void> {
  if (await hasRoom()) return
  throw new Refusal(503, `${textOf('later', 'nl')} / ${textOf('later', 'en')}`)
}
