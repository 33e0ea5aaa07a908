import { useDrawingStyle } from './drawing-style.ts'
import {
  type FacadeKind,
  type FacadeSize,
  type FacadeTone,
  facadePath,
  facadeSizes,
} from './sizes.ts'

interface FacadeProps {
  /**
   * Id of the thing it represents (a-z, 0-9, hyphens): the same seed always draws the same street.
   */
  seed: string
  size?: FacadeSize
  tone?: FacadeTone
  /** Draws only buildings of this kind. */
  kind?: FacadeKind | null
  /** At the top of a page: loaded at once. */
  priority?: boolean
  className?: string
}

/** A drawn streetscape where there is no photo. Decorative, so without alternative text. */
export function Facade({
  seed,
  size = 'card',
  tone = 'paper',
  kind,
  priority = false,
  className = 'block w-full h-auto',
}: FacadeProps) {
  const { width, height } = facadeSizes[size]
  const style = useDrawingStyle()?.id
  return (
    <img
      src={facadePath(tone, size, kind ? `${kind}-${seed}` : seed, style)}
      width={width}
      height={height}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
