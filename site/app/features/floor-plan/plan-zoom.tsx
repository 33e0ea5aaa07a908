import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ReactZoomPanPinchProps, useZoomPanPinch } from 'react-zoom-pan-pinch'
import { useMessages } from '~/i18n/locale.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { floorPlanMessages } from './messages.ts'

/** The level of zoom: near enough to read names, or so far that numbers must be large. */
export type Detail = 'far' | 'middle' | 'near'

export interface PlanZoomProps {
  /** The visible region, and the drawing in it. */
  region: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Metres across the drawing and down. */
  width: number
  length: number
  /** The selected place, which is kept in sight. */
  target: string | null
  /** Changes with the walking route: all of it is shown again. */
  route: string
  onDetail: (detail: Detail) => void
}

/** Pixels per metre below which numbers grow, and from which names are written. */
const FAR = 9
const NEAR = 26

/** Pixels per metre at the largest scale: a stand of 3 m is as wide as a thumb is long. */
const CLOSEST = 60

/** The change of scale by a button or key, and the distance of an arrow key, in pixels. */
const STEP = 0.5
const ARROW = 80

/** The directions of the buttons that move the drawing, as parts of what is seen of it. */
const PANS = [
  ['left', 0.5, 0],
  ['up', 0, 0.5],
  ['down', 0, -0.5],
  ['right', -0.5, 0],
] as const

/** The change of scale by a pixel of the wheel, as part of it. */
const WHEEL = 0.004

/** Milliseconds that a movement takes. */
const MOVE = 200

/** Pixels kept free around an element that is brought into sight. */
const AROUND = 48

/**
 * Zooms and pans the drawing: buttons, pinch, drag, arrows, plus, minus and 0. The wheel zooms with
 * Ctrl or Command, or once the focus is in the drawing; else it scrolls the page as everywhere.
 */
export function PlanZoom({
  region,
  content,
  width,
  length,
  target,
  route,
  onDetail,
}: PlanZoomProps) {
  const t = useMessages(floorPlanMessages)
  const [limits, setLimits] = useState(() =>
    limitsOf(region.current, content.current, width, length),
  )
  const [end, setEnd] = useState<'min' | 'max' | null>('min')
  const time = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE
  const isInside = () => region.current?.contains(document.activeElement) ?? false
  const setup: ReactZoomPanPinchProps = {
    ...limits,
    centerZoomedOut: true,
    keyboard: { disabled: false, panStep: ARROW, zoomStep: STEP, animationTime: time },
    doubleClick: { disabled: true },
    panning: { disabled: end === 'min' },
    wheel: {
      step: WHEEL,
      activationKeys: (keys) => keys.includes('Control') || keys.includes('Meta') || isInside(),
    },
    zoomAnimation: { disabled: time === 0 },
    velocityAnimation: { disabled: time === 0 },
    autoAlignment: { sizeX: 0, sizeY: 0 },
  }
  const { instance } = useZoomPanPinch(setup)
  const zoom = () => instance.current.getContext()

  const onScale = useEffectEvent((scale: number) => {
    const { current } = region
    if (!current || !content.current) return
    const pixels = pixelsOf(content.current, width, length) * scale
    onDetail(pixels < FAR ? 'far' : pixels >= NEAR ? 'near' : 'middle')
    const { minScale, maxScale } = limits
    const isWhole = scale <= minScale + 0.001
    if (isWhole) current.dataset.whole = ''
    else delete current.dataset.whole
    setEnd(isWhole ? 'min' : scale >= maxScale - 0.001 ? 'max' : null)
  })
  useEffect(() => {
    const [outer, inner, zoomer] = [region.current, content.current, instance.current]
    if (!outer || !inner) return
    outer.dataset.live = ''
    const stop = zoomer.onTransform(({ scale }) => onScale(scale))
    zoomer.init(outer, inner)
    zoomer.setState(1, 0, 0)
    const observer = new ResizeObserver(() => setLimits(limitsOf(outer, inner, width, length)))
    observer.observe(outer)
    return () => {
      stop()
      observer.disconnect()
      delete outer.dataset.live
      delete outer.dataset.whole
      inner.style.transform = ''
    }
  }, [region, content, width, length, instance])

  const applyLimits = useEffectEvent(() => instance.current.update(setup))
  // biome-ignore lint/correctness/useExhaustiveDependencies: new limits are what it is for.
  useEffect(() => applyLimits(), [limits, end])

  const shown = useRef(route)
  useEffect(() => {
    if (route && route !== shown.current)
      instance.current.getContext().fitToView({ animationTime: time })
    shown.current = route
  }, [route, instance, time])

  useEffect(() => {
    const [outer, inner] = [region.current, content.current]
    if (!outer || !inner) return
    const reveal = (element: Element | null, margin: number) => {
      // The browser itself scrolls to the focused element.
      outer.scrollTo(0, 0)
      if (!element) return
      const seen = outer.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      const isSeen =
        box.left >= seen.left + margin &&
        box.right <= seen.right - margin &&
        box.top >= seen.top + margin &&
        box.bottom <= seen.bottom - margin
      if (isSeen) return
      const { scale: now, positionX, positionY } = instance.current.state
      const x = positionX + seen.left + seen.width / 2 - (box.left + box.width / 2)
      const y = positionY + seen.top + seen.height / 2 - (box.top + box.height / 2)
      instance.current
        .getContext()
        .setTransform(
          within(x, inner.offsetWidth * now, outer.clientWidth),
          within(y, inner.offsetHeight * now, outer.clientHeight),
          now,
          time,
        )
    }
    if (target) reveal(inner.querySelector('[aria-current]'), AROUND)
    const onFocus = ({ target: focused }: FocusEvent) => {
      if (!(focused instanceof Element && focused.matches('a:focus-visible'))) return
      reveal(focused, 0)
      outer.scrollIntoView({ block: 'nearest' })
    }
    outer.addEventListener('focusin', onFocus)
    return () => outer.removeEventListener('focusin', onFocus)
  }, [region, content, target, instance, time])

  const pan = (right: number, down: number) => {
    const [outer, inner] = [region.current, content.current]
    if (!outer || !inner) return
    const { scale, positionX, positionY } = instance.current.state
    const { clientWidth, clientHeight } = outer
    zoom().setTransform(
      within(positionX + right * clientWidth, inner.offsetWidth * scale, clientWidth),
      within(positionY + down * clientHeight, inner.offsetHeight * scale, clientHeight),
      scale,
      time,
    )
  }

  return (
    <>
      {end !== 'min' && (
        <div className="absolute right-0 bottom-0 flex divide-x divide-gray-300 border border-ink bg-paper print:hidden">
          {PANS.map(([way, right, down]) => (
            <IconButton
              key={way}
              bare
              icon={`arrow-${way}`}
              label={t.pan[way]}
              onClick={() => pan(right, down)}
            />
          ))}
        </div>
      )}
      <div className="absolute top-full left-0 flex border border-ink border-t-0 bg-paper print:hidden">
        <IconButton
          bare
          icon="plus"
          label={t.zoomIn}
          disabled={end === 'max'}
          onClick={() => zoom().zoomIn(STEP, time)}
        />
        <IconButton
          bare
          icon="minus"
          label={t.zoomOut}
          disabled={end === 'min'}
          className="border-gray-300 border-x"
          onClick={() => zoom().zoomOut(STEP, time)}
        />
        <IconButton
          bare
          icon="frame"
          label={t.wholeHall}
          onClick={() => zoom().fitToView({ animationTime: time })}
        />
      </div>
    </>
  )
}

/** A position that leaves no gap beside a drawing larger than the space for it. */
const within = (position: number, size: number, space: number) =>
  Math.min(0, Math.max(Math.min(0, space - size), position))

/** The smallest and largest scale: the whole hall, and one stand. */
function limitsOf(
  region: HTMLElement | null,
  content: HTMLElement | null,
  width: number,
  length: number,
) {
  if (!region || !content) return { minScale: 1, maxScale: 4 }
  return { minScale: 1, maxScale: Math.max(1.5, CLOSEST / pixelsOf(content, width, length)) }
}

/** Pixels per metre where it is not zoomed: the drawing fits into its content, in the middle. */
const pixelsOf = ({ offsetWidth, offsetHeight }: HTMLElement, width: number, length: number) =>
  Math.min(offsetWidth / width, offsetHeight / length)
