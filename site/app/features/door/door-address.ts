import { DOORS_PAGE } from '@beursvloer/contract/page-addresses'

/** Below the page of all doors: the door of an item. */
export const doorPagePath = (item: string): string => `${DOORS_PAGE}/${item}`
/** Where the door of an item sends what was noted. */
export const doorSendPath = (item: string): string => `${doorPagePath(item)}/invoer.json`
