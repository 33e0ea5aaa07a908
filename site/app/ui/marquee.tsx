import { type ReactNode, useState } from 'react'
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
 * A row that passes by without end in 20 s (spec §9 "Marquee default duration", `--animate-marquee`).
 * It can be paused, rests under pointer and focus, and is a plain wrapping row under reduced motion.
 */
export function Marquee({ label, pauseLabel, playLabel, items }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const row = (copy: boolean) => (
    <ul
      aria-label={copy ? undefined : label}
      aria-hidden={copy || undefined}
      inert={copy}
      className={cx(
        'flex shrink-0 items-center gap-16 pr-16',
        copy
          ? 'motion-reduce:hidden print:hidden'
          : 'motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:gap-y-6 print:shrink print:flex-wrap',
      )}
    >
      {items.map((item) => (
        <li key={item.id} className="shrink-0">
          {item.content}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="flex items-center gap-6">
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
        className="motion-reduce:hidden"
      />
      <div className="min-w-0 flex-auto overflow-hidden">
        <div
          className={cx(
            'flex w-max animate-marquee hover:[animation-play-state:paused] has-focus-visible:[animation-play-state:paused] motion-reduce:w-auto print:w-auto',
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
