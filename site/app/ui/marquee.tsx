import { type FocusEvent, type ReactNode, useState } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface MarqueeProps {
  /** Name of the list: "Onze partners". */
  label: string
  pauseLabel: string
  playLabel: string
  items: readonly { id: string; content: ReactNode }[]
}

/**
 * A row that scrolls without end, once in 20 s (requirements 13.5, `--animate-marquee`). It can be
 * paused, stops under the pointer, and goes back to its start while the keyboard is in it. A plain
 * wrapping row on paper, under reduced motion, and without JavaScript, which the button needs.
 */
export function Marquee({ label, pauseLabel, playLabel, items }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const row = (copy: boolean) => (
    <ul
      aria-label={copy ? undefined : label}
      aria-hidden={copy || undefined}
      inert={copy}
      className={cx(
        'flex shrink-0 grow items-center justify-around gap-14 pr-14',
        copy
          ? 'still:hidden'
          : 'still:grid still:items-start still:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] still:gap-x-6 still:gap-y-8 still:pr-0',
      )}
    >
      {items.map((item) => (
        <li key={item.id} className="shrink-0">
          {item.content}
        </li>
      ))}
    </ul>
  )
  /** The browser scrolled to the focused element; the row starts at the left again. */
  const scrollBack = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.scrollLeft = 0
  }
  return (
    <div className="flex items-center gap-6">
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
        className="still:hidden"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of its links; is none itself. */}
      <div onBlur={scrollBack} className="min-w-0 flex-auto overflow-hidden py-1">
        <div
          className={cx(
            'flex w-max min-w-[200%] animate-marquee hover:[animation-play-state:paused] has-focus-visible:animate-none',
            'still:w-auto still:min-w-0 still:animate-none',
            paused && '[animation-play-state:paused]',
          )}
        >
          {row(false)}
          {row(true)}
        </div>
      </div>
    </div>
  )
}
