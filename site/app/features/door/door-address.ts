import { DOORS_PAGE } from '@beursvloer/contract/page-addresses'

/** Below the page of all doors: the door of an item. */
export const doorPagePath = (item: string): string => `${DOORS_PAGE}/${item}`
/** The address to which the door of an item sends its entries. */
export const doorSendPath = (item: string): string => `${doorPagePath(item)}/invoer.json`

/** Key of an item's unsent entries in local storage. */
export const doorQueueKey = (item: string): string => `deur-${item}`
