import { Box, Button, Flex, Grid, Typography } from '@strapi/design-system'
import { ArrowClockwise, Expand, Pencil, Search } from '@strapi/icons'
import { unstable_useContentManagerContext, useField, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import {
  fitTo,
  freePlace,
  MIN_SIDE,
  moveTo,
  problemsWith,
  quarterTurn,
} from '../../floor-plan/edit-outline'
import type { Place } from '../../floor-plan/import-report'
import {
  areaOf,
  boxOf,
  type HallSize,
  isPolygon,
  type Polygon,
  type Box as Rectangle,
  toCentimetre,
} from '../../geometry/polygons'
import { CornerList } from './corner-list'
import { NumberBox } from './number-box'
import { OutlineEditor } from './outline-editor'
import { type PlaceToShow, wholeHall } from './plan-drawing'
import { PlanField, type PlanFieldProps } from './plan-field'
import { type HallWithPlaces, useHall } from './use-hall'

/** Metres that are seen around a place when it is looked at from nearby. */
const NEARBY = 10
const METRES = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

const MODELS: Readonly<Record<string, Place['kind']>> = {
  'api::stand.stand': 'stand',
  'api::room.room': 'room',
  'api::pavilion.pavilion': 'pavilion',
}

/** The boxes below the drawing, with the smallest number that each takes. */
const SIDES = [
  ['x', 'Links (m)', 0],
  ['y', 'Boven (m)', 0],
  ['width', 'Breedte (m)', MIN_SIDE],
  ['length', 'Diepte (m)', MIN_SIDE],
] as const

/** Smallest area of a stand, in m². */
const MIN_AREA = 1

/** The room of one box, in twelfths. */
const COLUMN = { s: 6, xs: 12, direction: 'column', alignItems: 'stretch' } as const

/** Places that a place of this kind must leave free, with their names as in a sentence. */
const inTheWay = (kind: Place['kind'], places: readonly Place[]) =>
  places.flatMap(({ kind: other, key, polygon }) =>
    kind === 'stand' && other === 'stand' && polygon ? [{ name: `stand ${key}`, polygon }] : [],
  )

export const toShow = (places: readonly Place[]): PlaceToShow[] =>
  places.flatMap(({ polygon, ...place }) =>
    polygon ? [{ ...place, polygon, state: 'same' as const }] : [],
  )

/** The part of the hall around a place, within its walls. */
function around(polygon: Polygon, hall: HallSize): Rectangle {
  const all = wholeHall(hall)
  const box = boxOf(polygon)
  const span = (from: number, size: number, start: number, whole: number) => {
    const seen = Math.min(size + 2 * NEARBY, whole)
    return { from: Math.max(start, Math.min(from - NEARBY, start + whole - seen)), seen }
  }
  const across = span(box.x, box.width, all.x, all.width)
  const down = span(box.y, box.length, all.y, all.length)
  return { x: across.from, y: down.from, width: across.seen, length: down.seen }
}

/**
 * The outline of a stand, room or pavilion, drawn in its hall: the pointer moves and sizes it and pulls
 * at its corners, boxes with metres do the same for the keyboard. The area of a stand follows.
 */
export function OutlineField({ name, label, hint, required, disabled = false }: PlanFieldProps) {
  const { model } = unstable_useContentManagerContext()
  const kind = MODELS[model] ?? 'room'
  const field = useField<unknown>(name)
  const change = useForm('OutlineField', ({ onChange }) => onChange)
  const hall = useHall()
  const { isNew, loaded } = hall
  const polygon = isPolygon(field.value) ? field.value : null

  const set = (outline: Polygon) => {
    change(name, outline as never)
    if (kind === 'stand') change('area', areaOf(outline) as never)
  }
  const place = () => {
    if (!loaded) return
    const taken = loaded.places.filter((other) => other.kind !== 'pavilion')
    set(
      freePlace(
        loaded.hall,
        taken.flatMap((other) => (other.polygon ? [other.polygon] : [])),
      ),
    )
  }
  // A new stand needs a place, so it gets one as soon as its hall is known.
  const isPlacedAtOnce = isNew && required === true && !disabled
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a hall that has come in starts this.
  useEffect(() => {
    if (isPlacedAtOnce && !polygon) place()
  }, [loaded?.hall.documentId])

  return (
    <PlanField
      {...{ name, label, hint, required, disabled }}
      error={field.error}
      chooseFirst="Kies eerst een hal. Daarna tekent u de plaats hier op de plattegrond."
      hall={hall}
      onPlace={place}
    >
      {loaded && polygon && (
        <Drawn kind={kind} loaded={loaded} saved={polygon} disabled={disabled} onChange={set} />
      )}
    </PlanField>
  )
}

interface DrawnProps {
  readonly kind: Place['kind']
  readonly loaded: HallWithPlaces
  readonly saved: Polygon
  readonly disabled: boolean
  readonly onChange: (polygon: Polygon) => void
}

function Drawn({ kind, loaded: { hall, places }, saved, disabled, onChange }: DrawnProps) {
  const own = useOwnName(kind)
  const [moving, setMoving] = useState<Polygon | null>(null)
  const [near, setNear] = useState(false)
  const [byCorner, setByCorner] = useState(saved.length !== 4)
  const polygon = moving ?? saved
  const box = boxOf(polygon)
  const problems = problemsWith(polygon, hall, inTheWay(kind, places))
  const setSide = (side: keyof Rectangle, metres: number) => {
    const sized = fitTo(saved, { ...box, [side]: metres })
    onChange(moveTo(sized, [boxOf(sized).x, boxOf(sized).y], hall))
  }
  const size = `${METRES.format(box.width)} × ${METRES.format(box.length)} m`

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <OutlineEditor
        hall={hall}
        others={toShow(places)}
        own={own}
        polygon={polygon}
        wrong={problems.length > 0}
        label={`${hall.name} met ${own.name || 'deze plaats'}, ${size}`}
        view={near ? around(saved, hall) : wholeHall(hall)}
        disabled={disabled}
        byCorner={byCorner}
        onMove={setMoving}
        onDone={() => {
          if (moving) onChange(moving)
          setMoving(null)
        }}
      />
      <Box role="status">
        <Typography
          textColor={problems.length > 0 ? 'danger600' : 'neutral700'}
          fontWeight="semiBold"
        >
          {[`${size}, ${METRES.format(areaOf(polygon))} m²`, ...problems]
            .join('. ')
            .replace('..', '.')}
        </Typography>
      </Box>
      <Grid.Root gap={4}>
        {SIDES.map(([side, label, min]) => (
          <Grid.Item key={side} col={kind === 'stand' ? 2 : 3} {...COLUMN}>
            <NumberBox
              name={`outline-${side}`}
              label={label}
              value={toCentimetre(box[side])}
              min={min}
              disabled={disabled}
              onChange={(metres) => setSide(side, metres)}
            />
          </Grid.Item>
        ))}
        {kind === 'stand' && (
          <Grid.Item col={4} {...COLUMN}>
            <AreaBox disabled={disabled} />
          </Grid.Item>
        )}
      </Grid.Root>
      {byCorner && (
        <CornerList polygon={polygon} hall={hall} disabled={disabled} onChange={onChange} />
      )}
      <Flex gap={2} wrap="wrap">
        <Button
          variant="tertiary"
          startIcon={<ArrowClockwise />}
          disabled={disabled}
          onClick={() => onChange(quarterTurn(saved, hall))}
        >
          Draai een kwartslag
        </Button>
        <Button
          variant="tertiary"
          startIcon={near ? <Expand /> : <Search />}
          onClick={() => setNear(!near)}
        >
          {near ? 'Toon de hele hal' : 'Bekijk van dichtbij'}
        </Button>
        <Button
          variant="tertiary"
          startIcon={<Pencil />}
          aria-pressed={byCorner}
          onClick={() => setByCorner(!byCorner)}
        >
          {byCorner ? 'Verberg de hoeken' : 'Pas de hoeken aan'}
        </Button>
      </Flex>
    </Flex>
  )
}

/** The area of a stand: that of its outline, unless a contract counts otherwise. */
function AreaBox({ disabled }: { readonly disabled: boolean }) {
  const { value, onChange } = useField<number | null>('area')
  return (
    <NumberBox
      name="area"
      label="Oppervlakte (m²)"
      value={value ?? 0}
      min={MIN_AREA}
      disabled={disabled}
      onChange={(area) => onChange('area', area)}
    />
  )
}

/** The current name of the document in the form. */
function useOwnName(kind: Place['kind']): Omit<PlaceToShow, 'state' | 'polygon'> {
  const values = useForm('OutlineField', (form) => form.values) as Record<string, unknown>
  const title = values[kind === 'stand' ? 'number' : 'name']
  const key = typeof title === 'string' ? title : ''
  return { kind, key: key || '?', name: kind === 'stand' && key ? `stand ${key}` : key }
}
