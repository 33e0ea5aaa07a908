import type { DoorItem } from '@beursvloer/contract/sign-ups/door'
import type { Content, LocaleCode } from '~/content/model.ts'

/** An item as the page of a door shows it. */
export interface ShownDoorItem extends DoorItem {
  /** The language of its title, where that is not the page's. */
  readonly lang?: LocaleCode
}

/** An item at a door in the language of the page, where it is published. */
export function toDoorItem({ programmeItems, locale }: Content, item: DoorItem): ShownDoorItem {
  const published = programmeItems.find(item.id)
  if (!published) return item
  const { title, language } = published
  return {
    ...item,
    title,
    room: published.room.name,
    ...(language !== locale && { lang: language }),
  }
}
