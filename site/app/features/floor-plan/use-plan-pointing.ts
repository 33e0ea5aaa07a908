import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { type MouseEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Pixels that a pointer may move between press and release and still click. */
const CLICK_SLACK = 6

/** The link to a place that an event comes from; links to places carry `data-place`. */
const placeOf = ({ target }: SyntheticEvent): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null

/**
 * The place under the pointer in the drawing or the list, and its selection by a click: for all
 * links at once, since a thousand listeners would be slow. Spread `listeners` on the element around
 * drawing and list.
 *
 * @param onSelect after a place was selected: where the click was
 */
export function usePlanPointing(onSelect: (from: Element) => void) {
  const [, setParams] = useSearchParams()
  const [hot, setHot] = useState<string | null>(null)
  const pressed = useRef({ x: 0, y: 0 })
  const point = (event: SyntheticEvent) => setHot(placeOf(event)?.dataset.place ?? null)
  const leave = () => setHot(null)

  const select = (event: MouseEvent) => {
    const link = placeOf(event)
    const { x, y } = pressed.current
    // Dragging the plan by a stand does not select it.
    if (event.detail > 0 && Math.hypot(event.clientX - x, event.clientY - y) > CLICK_SLACK) {
      event.preventDefault()
      return
    }
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.button !== 0 || modified) return
    event.preventDefault()
    const chosen = new URLSearchParams(
      new URL(link.getAttribute('href') ?? '', location.href).search,
    )
    setParams(
      (current) => {
        for (const name of [planParameters.stand, planParameters.room]) {
          const value = chosen.get(name)
          if (value) current.set(name, value)
          else current.delete(name)
        }
        current.sort()
        return current
      },
      { preventScrollReset: true },
    )
    onSelect(link)
  }

  return {
    hot,
    listeners: {
      onPointerDownCapture: ({ clientX, clientY }: MouseEvent) => {
        pressed.current = { x: clientX, y: clientY }
      },
      onClickCapture: select,
      // A link that is dragged along would be taken out of the drawing; SVG has no attribute for it.
      onDragStart: (event: SyntheticEvent) => {
        if (event.target instanceof SVGElement) event.preventDefault()
      },
      onPointerOver: point,
      onPointerLeave: leave,
      onFocus: point,
      onBlur: leave,
    },
  }
}
