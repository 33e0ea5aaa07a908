import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import type { ItemSummary } from './item-summary.ts'
import { programmeMessages } from './messages.ts'

interface RoomTabsProps {
  /** Rooms of the plan, in its order. */
  rooms: readonly ItemSummary['room'][]
  /**
   * The element that scrolls sideways, a room at a time; the heads of the rooms in it have the ids
   * of `roomId`.
   */
  plan: RefObject<HTMLElement | null>
}

/** Id of the head of a room in the plan. */
export const roomId = ({ slug }: { slug: string }): string => `ruimte-${slug}`

/**
 * The rooms of a plan that shows one at a time, on phones: a tab scrolls to its room, and swiping to
 * a room marks its tab. Without JavaScript they are links to the heads of the rooms.
 */
export function RoomTabs({ rooms, plan }: RoomTabsProps) {
  const t = useMessages(programmeMessages)
  const tabs = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState('')
  const current = rooms.some((room) => roomId(room) === seen) ? seen : rooms[0] && roomId(rooms[0])
  useEffect(() => {
    const area = plan.current
    if (!area) return
    const follow = () => {
      const middle = area.scrollLeft + area.clientWidth / 2
      const passed = [...area.querySelectorAll<HTMLElement>('.plan-head')].filter(
        ({ offsetLeft }) => offsetLeft <= middle,
      )
      setSeen(passed.at(-1)?.id ?? '')
    }
    // The visitor may have scrolled before hydration.
    follow()
    area.addEventListener('scroll', follow, { passive: true })
    return () => area.removeEventListener('scroll', follow)
  }, [plan])
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (tab && tabs.current) tabs.current.scrollLeft = tab.offsetLeft - tab.offsetWidth / 2
  }, [current])
  const show = (event: MouseEvent, id: string) => {
    const heads = [...(plan.current?.querySelectorAll<HTMLElement>('.plan-head') ?? [])]
    const head = heads.find((one) => one.id === id)
    if (!head) return
    event.preventDefault()
    plan.current?.scrollTo({ left: head.offsetLeft - (heads[0]?.offsetLeft ?? 0) })
  }
  return (
    <nav
      ref={tabs}
      aria-label={t.rooms}
      className="sticky top-0 z-30 -mx-gutter overflow-x-auto border-ink border-b bg-paper md:hidden print:hidden"
    >
      <ul className="relative flex w-max px-gutter">
        {rooms.map((room) => {
          const id = roomId(room)
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                onClick={(event) => show(event, id)}
                className={cx(
                  'flex min-h-11 items-center whitespace-nowrap px-3 font-semibold text-sm focus-inside',
                  id === current ? 'inset-line bg-tint' : 'text-mute',
                )}
              >
                {room.name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
