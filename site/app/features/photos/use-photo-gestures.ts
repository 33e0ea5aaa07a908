import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type Point, panTo, steppedScale, wholePhoto, type Zoom, zoomTo } from './zoom.ts'

/** How far a finger must go, in CSS pixels, before it is a swipe (requirements 13.5). */
const SWIPE_TOLERANCE = 50

/**
 * The direction of a swipe: one to the left shows the next photo. Null when it is too short, or
 * more vertical than horizontal.
 */
function swipeOf({ x, y }: Point): 'next' | 'previous' | null {
  if (Math.abs(x) <= SWIPE_TOLERANCE || Math.abs(x) <= Math.abs(y)) return null
  return x < 0 ? 'next' : 'previous'
}

/** Pixels of scrolling that count as one step: a notch of most wheels. */
const WHEEL_NOTCH = 100

interface Options {
  /** Changes with the photo: each one starts whole. */
  photo: string
  stage: RefObject<HTMLElement | null>
  /** Whether the wheel zooms by itself; otherwise only with Ctrl, and scrolls the page without. */
  wheel: boolean
  onSwipe: (to: 'next' | 'previous') => void
}

/** A photo that is zoomed by wheel, pinch, double click and steps, moved when large, and swiped. */
export function usePhotoGestures({ photo, stage, wheel, onSwipe }: Options) {
  const [zoom, setZoom] = useState(wholePhoto)
  /** How far the finger that may become a swipe has come. */
  const [drag, setDrag] = useState(0)
  const [shown, setShown] = useState(photo)
  if (shown !== photo) {
    setShown(photo)
    setZoom(wholePhoto)
    setDrag(0)
  }
  const pointers = useRef(new Map<number, Point>())
  const start = useRef({ at: { x: 0, y: 0 }, zoom: wholePhoto, gap: 0 })

  const sizeOf = () => {
    const box = stage.current?.getBoundingClientRect()
    return { width: box?.width ?? 0, height: box?.height ?? 0 }
  }
  /** A place on the screen as seen from the centre of the stage. */
  const fromCentre = (at: Point): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box
      ? { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 }
      : { x: 0, y: 0 }
  }
  const change = (next: (zoom: Zoom) => Zoom) => setZoom(next)
  const step = (steps: number, at?: Point) =>
    change((now) => zoomTo(now, steppedScale(now.scale, steps), sizeOf(), at))

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!wheel && !event.ctrlKey) return
    event.preventDefault()
    const notches = Math.min(1, Math.max(-1, event.deltaY / WHEEL_NOTCH))
    step(-notches, fromCentre({ x: event.clientX, y: event.clientY }))
  })
  useEffect(() => {
    // React's own wheel listeners are passive and could not keep the page still.
    const element = stage.current
    const listener = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [stage])

  /** Middle of the fingers and the distance between them. */
  const grip = () => {
    const [one = { x: 0, y: 0 }, two] = [...pointers.current.values()]
    const middle = two ? { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } : one
    return { at: middle, gap: two ? Math.hypot(one.x - two.x, one.y - two.y) : 0 }
  }
  const begin = () => {
    start.current = { ...grip(), zoom }
  }
  const handlers = {
    onPointerDown(event: ReactPointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
    },
    onPointerMove(event: ReactPointerEvent) {
      if (!pointers.current.has(event.pointerId)) return
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const { at, gap } = grip()
      const from = start.current
      const moved = { x: at.x - from.at.x, y: at.y - from.at.y }
      if (gap > 0 && from.gap > 0) {
        setDrag(0)
        const scale = from.zoom.scale * (gap / from.gap)
        const zoomed = zoomTo(from.zoom, scale, sizeOf(), fromCentre(from.at))
        change(() => panTo(zoomed, { x: zoomed.x + moved.x, y: zoomed.y + moved.y }, sizeOf()))
      } else if (from.zoom.scale > 1) {
        change((now) => {
          const target = { x: from.zoom.x + moved.x, y: from.zoom.y + moved.y }
          return panTo(now, target, sizeOf())
        })
      } else setDrag(moved.x)
    },
    onPointerUp(event: ReactPointerEvent) {
      if (!pointers.current.has(event.pointerId)) return
      const last = { x: event.clientX, y: event.clientY }
      const { at, zoom: from, gap } = start.current
      pointers.current.delete(event.pointerId)
      if (pointers.current.size > 0) return begin()
      setDrag(0)
      if (gap > 0 || from.scale > 1) return
      const to = swipeOf({ x: last.x - at.x, y: last.y - at.y })
      if (to) onSwipe(to)
    },
    onPointerCancel(event: ReactPointerEvent) {
      pointers.current.delete(event.pointerId)
      setDrag(0)
    },
    onDoubleClick(event: { clientX: number; clientY: number }) {
      const at = fromCentre({ x: event.clientX, y: event.clientY })
      change((now) => zoomTo(now, now.scale === 1 ? 2 : 1, sizeOf(), at))
    },
  }
  return {
    zoom,
    drag,
    handlers,
    step,
    whole: () => change(() => wholePhoto),
    pan: (x: number, y: number) =>
      change((now) => panTo(now, { x: now.x + x, y: now.y + y }, sizeOf())),
  }
}
