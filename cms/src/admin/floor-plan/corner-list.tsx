import { Flex, Grid, IconButton, Typography } from '@strapi/design-system'
import { Plus, Trash } from '@strapi/icons'
import { moveCorner, splitSide } from '../../floor-plan/edit-outline'
import type { HallSize, Polygon } from '../../geometry/polygons'
import { NumberBox } from './number-box'

/** A place has at least this many corners. */
const MIN_CORNERS = 3

interface CornerListProps {
  readonly polygon: Polygon
  readonly hall: HallSize
  readonly disabled: boolean
  readonly onChange: (polygon: Polygon) => void
}

/** Every corner of a place in metres, to move, add and remove without a pointer. */
export function CornerList({ polygon, hall, disabled, onChange }: CornerListProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {polygon.map(([x, y], at) => {
        const name = `Hoek ${at + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its number.
          <Grid.Root key={at} gap={4} role="group" aria-label={name}>
            <Grid.Item col={2} s={12} xs={12} alignItems="end">
              <Typography fontWeight="semiBold">{name}</Typography>
            </Grid.Item>
            <Grid.Item col={3} s={4} xs={4} direction="column" alignItems="stretch">
              <NumberBox
                name={`corner-${at}-x`}
                label={`${name}, links (m)`}
                value={x}
                min={0}
                disabled={disabled}
                onChange={(metres) => onChange(moveCorner(polygon, at, [metres, y], hall))}
              />
            </Grid.Item>
            <Grid.Item col={3} s={4} xs={4} direction="column" alignItems="stretch">
              <NumberBox
                name={`corner-${at}-y`}
                label={`${name}, boven (m)`}
                value={y}
                min={0}
                disabled={disabled}
                onChange={(metres) => onChange(moveCorner(polygon, at, [x, metres], hall))}
              />
            </Grid.Item>
            <Grid.Item col={4} s={4} xs={4} alignItems="end" gap={2}>
              <IconButton
                label={`Voeg een hoek toe na hoek ${at + 1}`}
                disabled={disabled}
                onClick={() => onChange(splitSide(polygon, at))}
              >
                <Plus />
              </IconButton>
              <IconButton
                label={`Verwijder hoek ${at + 1}`}
                disabled={disabled || polygon.length <= MIN_CORNERS}
                onClick={() => onChange(polygon.filter((_, index) => index !== at))}
              >
                <Trash />
              </IconButton>
            </Grid.Item>
          </Grid.Root>
        )
      })}
    </Flex>
  )
}
