import type { DoorItem } from '@beursvloer/contract/sign-ups/door'
import type { Content } from '~/content/model.ts'

/** An item at a door in the language of the page, where it is published. */
export function toDoorItem({ programmeItems }: Content, item: DoorItem): DoorItem {
  const published = programmeItems.find(item.id)
  return published ? { ...item, title: published.title, room: published.room.name } : item
}
