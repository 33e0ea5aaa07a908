import {
  DOOR_PATH,
  type DoorAnswer,
  type DoorItem,
  type DoorRequest,
  doorAnswer,
  doorItems,
  doorPath,
} from '@beursvloer/contract/sign-ups/door'
import type { Account } from './account.server.ts'

/**
 * The items at whose doors the current user may check people in.
 * @throws ContentApiError, 401 when nobody is signed in
 */
export const doorItemsOf = async (account: Account): Promise<readonly DoorItem[]> =>
  doorItems.parse(await account.call(DOOR_PATH)).items

/**
 * The list at the door of an item.
 * @throws ContentApiError, 401 when nobody is signed in, 403 without the permission for that door
 */
export const doorOf = async (account: Account, item: string): Promise<DoorAnswer> =>
  doorAnswer.parse(await account.call(doorPath(item)))

/**
 * Sends the entries of a door.
 * @throws ContentApiError, 401 and 403 as above; 5xx when nothing was stored
 */
export const checkIn = async (
  account: Account,
  item: string,
  body: DoorRequest,
): Promise<DoorAnswer> =>
  doorAnswer.parse(await account.call(doorPath(item), { method: 'POST', body }))
