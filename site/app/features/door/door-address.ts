/** Page of who stands at a door: the items, and below it the door of each. */
export const DOORS_PAGE = '/deur'
export const doorPagePath = (item: string): string => `${DOORS_PAGE}/${item}`
/** Where the door of an item sends what was noted. */
export const doorSendPath = (item: string): string => `${doorPagePath(item)}/invoer.json`
