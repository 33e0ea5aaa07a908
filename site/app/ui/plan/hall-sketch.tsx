import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

interface HallSketchProps {
  /** Accessible name of the drawing. */
  label: string
  /** Size of the hall, in metres. */
  width: number
  length: number
  /** The part that is drawn, in metres: left, top, width, length. The whole hall unless given. */
  part?: readonly [x: number, y: number, width: number, length: number]
  /** SVG `points` of stands for orientation only. */
  stands?: readonly string[]
  /** Whether there are links in it; else it is a picture. */
  linked?: boolean
  className?: string
  /** Subject of the sketch. */
  children: ReactNode
}

/** A hall or a part of it in outline, to show where something is. Lengths in metres. */
export function HallSketch(props: HallSketchProps) {
  const { label, className, width, length, stands = [], linked = false, children } = props
  const part = props.part ?? [-1, -1, width + 2, length + 2]
  return (
    <svg
      viewBox={part.join(' ')}
      role={linked ? 'group' : 'img'}
      aria-label={label}
      className={cx('block w-full border border-ink bg-ground', className)}
    >
      <rect width={width} height={length} className="fill-paper stroke-ink" strokeWidth="0.3" />
      {stands.map((points) => (
        <polygon
          key={points}
          points={points}
          strokeWidth="0.14"
          className="fill-ground stroke-gray-400"
        />
      ))}
      {children}
    </svg>
  )
}
