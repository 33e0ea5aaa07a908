import type { SignUpItem } from '../item'

/** Of notifications about an item: the latest takes the place of those before. */
export const itemTag = ({ id }: Pick<SignUpItem, 'id'>): string => `item-${id}`
