import type { Content } from '~/content/model.ts'
import { boxOf, middleOf, svgPoints } from '~/ui/plan/plan-geometry.ts'
import { toChoiceHalls } from './stand-choice-view.ts'

/** A hall with stands for sale, and what one knows the way by: rooms, pavilions, entrances. */
export type ShopHall = ReturnType<typeof toShopHalls>[number]

export type ShopStand = ShopHall['stands'][number]

const isArea = <One extends { readonly polygon: readonly unknown[] | null }>(
  one: One,
): one is One & { readonly polygon: NonNullable<One['polygon']> } => (one.polygon?.length ?? 0) > 2

/** The halls with stands in them; none while no stand is free. */
export function toShopHalls(content: Pick<Content, 'halls'>) {
  const halls = toChoiceHalls(content).flatMap((drawn, index) => {
    const hall = content.halls.all[index]
    return hall && drawn.stands.length > 0
      ? [
          {
            ...drawn,
            rooms: hall.rooms.filter(isArea).map(({ name, polygon }) => {
              const box = boxOf(polygon)
              return { name, points: svgPoints(polygon), middle: middleOf(box), width: box.width }
            }),
            pavilions: hall.pavilions.filter(isArea).map(({ polygon }) => svgPoints(polygon)),
            entrances: hall.pointsOfInterest
              .filter(({ kind, leadsOutside }) => kind === 'entrance' && leadsOutside)
              .map(({ x, y }) => ({ x, y })),
          },
        ]
      : []
  })
  const some = halls.some(({ stands }) => stands.some(({ status }) => status === 'free'))
  return some ? halls : []
}
