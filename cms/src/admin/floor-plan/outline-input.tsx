import type { Point } from '@beursvloer/contract/outlines'
import { Box, Flex, Grid, Typography } from '@strapi/design-system'
import { InputRenderer, useField, useForm } from '@strapi/strapi/admin'
import type { ComponentProps } from 'react'
import { type PointerEvent, useRef, useState } from 'react'
import { pointInHall } from '../../floor-plan/edit-outline'
import { blocks, isPoint } from '../../geometry/points'
import { isInside } from '../../geometry/polygons'
import { NumberBox } from './number-box'
import { OutlineField, toShow } from './outline-field'
import { PlanDrawing } from './plan-drawing'
import { PlanField, type PlanFieldProps } from './plan-field'
import { type HallWithPlaces, useHall } from './use-hall'

/** Radius of the point and of those of other passages, in shares of the width of the hall. */
const RADIUS = 1 / 70
const METRES = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

interface PointFieldProps extends PlanFieldProps {
  /** Name of the field with its hall. */
  readonly hall: string
}

/** A place in a hall, such as an end of a passage: set by the pointer or by boxes with metres. */
function PointField({ name, label, hint, required, disabled = false, hall }: PointFieldProps) {
  const field = useField<unknown>(name)
  const change = useForm('PointField', ({ onChange }) => onChange)
  const found = useHall(hall)
  const { loaded } = found
  const point = isPoint(field.value) ? field.value : null
  const set = (to: Point) => change(name, to as never)
  return (
    <PlanField
      {...{ name, label, hint, required, disabled }}
      error={field.error}
      chooseFirst="Kies eerst de hal hierboven. Daarna zet u het punt op de plattegrond."
      hall={found}
      onPlace={() => loaded && set([loaded.hall.width / 2, 0])}
    >
      {loaded && point && (
        <PlacedPoint name={name} loaded={loaded} saved={point} disabled={disabled} onChange={set} />
      )}
    </PlanField>
  )
}

/** The fault in the place of a point, as the CMS would say when it is saved. */
function problemOf(point: Point, { hall, places }: HallWithPlaces): string {
  if (!isInside([point], hall)) return 'Valt buiten de hal.'
  const inTheWay = places.find(
    ({ kind, polygon }) => kind !== 'pavilion' && polygon && blocks(polygon, point),
  )
  return inTheWay ? `Ligt in of vlak voor ${inTheWay.name}. Laat een meter vrij.` : ''
}

interface PlacedPointProps {
  readonly name: string
  readonly loaded: HallWithPlaces
  readonly saved: Point
  readonly disabled: boolean
  readonly onChange: (point: Point) => void
}

function PlacedPoint({ name, loaded, saved, disabled, onChange }: PlacedPointProps) {
  const { hall, places, ends } = loaded
  const svg = useRef<SVGSVGElement>(null)
  const [moving, setMoving] = useState<Point | null>(null)
  const [x, y] = moving ?? saved
  const problem = problemOf([x, y], loaded)
  const radius = hall.width * RADIUS

  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return pointInHall([at.x, at.y], hall)
  }
  const take = (event: PointerEvent<SVGElement>) => {
    if (disabled || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setMoving(pointAt(event))
  }
  const release = () => {
    if (moving) onChange(moving)
    setMoving(null)
  }
  const where = `${METRES.format(x)} m van links, ${METRES.format(y)} m van boven`
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <PlanDrawing
        hall={hall}
        places={toShow(places)}
        label={`${hall.name} met dit punt, ${where}`}
        svgRef={svg}
      >
        {ends.map((end) => (
          <circle
            key={`${end.name} ${end.point}`}
            className="end"
            cx={end.point[0]}
            cy={end.point[1]}
            r={radius / 2}
          />
        ))}
        <circle
          className={problem ? 'own-point wrong' : 'own-point'}
          data-testid={`point-${name}`}
          cx={x}
          cy={y}
          r={radius}
        />
        {/* All of the hall takes the pointer: a click puts the point there. */}
        <rect
          width={hall.width}
          height={hall.length}
          fill="transparent"
          style={{ cursor: disabled ? undefined : 'crosshair', touchAction: 'none' }}
          onPointerDown={take}
          onPointerMove={(event) => moving && setMoving(pointAt(event))}
          onPointerUp={release}
          onPointerCancel={release}
        />
      </PlanDrawing>
      <Box role="status">
        <Typography textColor={problem ? 'danger600' : 'neutral700'} fontWeight="semiBold">
          {problem ? `${where}. ${problem}` : where}
        </Typography>
      </Box>
      <Grid.Root gap={4}>
        {(['Links (m)', 'Boven (m)'] as const).map((label, axis) => (
          <Grid.Item key={label} col={3} s={6} xs={12} direction="column" alignItems="stretch">
            <NumberBox
              name={`${name}-${axis}`}
              label={label}
              value={axis === 0 ? x : y}
              min={0}
              disabled={disabled}
              onChange={(metres) => onChange(axis === 0 ? [metres, y] : [x, metres])}
            />
          </Grid.Item>
        ))}
      </Grid.Root>
    </Flex>
  )
}

type JsonProps = ComponentProps<typeof InputRenderer>

interface JsonAttribute {
  readonly pluginOptions?: {
    readonly beursvloer?: { readonly field?: string; readonly hall?: string }
  }
}

/** Input for JSON attributes: ours for outlines and points on the floor plan, else Strapi's own. */
export function JsonInput(props: JsonProps & { attribute: JsonAttribute }) {
  const { name, label, hint, required, disabled } = props
  const { field, hall } = props.attribute.pluginOptions?.beursvloer ?? {}
  if (field === 'outline') return <OutlineField {...{ name, label, hint, required, disabled }} />
  if (field === 'point' && hall)
    return <PointField {...{ name, label, hint, required, disabled, hall }} />
  return <InputRenderer {...props} />
}
