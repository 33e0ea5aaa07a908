import { cx } from './class-names.ts'
import { useHouses } from './facade/drawing-style.ts'
import { Picture, type PictureProps } from './picture.tsx'

interface AvatarProps {
  /** Full name: initials come from its first and last word. */
  name: string
  photo?: Pick<PictureProps, 'file' | 'width' | 'height' | 'focus'> | null
  /** Alternative text of the photo; empty when the name stands beside it. */
  alt?: string
  sizes?: string
  /** At the top of a page: loaded at once. */
  priority?: boolean
  className?: string
}

/** "Ilse van Werkhoven" → "IW". */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  const first = words[0]?.[0] ?? name[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return first + last
}

/** House fronts behind the initials of a person without a photo: gable, step gable, bell gable. */
const houses = [
  'M16 100V48l34-32 34 32v52z',
  'M18 100V50h8V40h9V30h9V18h12v12h9v10h9v10h8v50z',
  'M17 100V52c14 0 12-26 23-30q10-8 20 0c11 4 9 30 23 30v48z',
]
/** The same of a fair that has nothing to do with houses: square, arch, quarter round. */
const shapes = [
  'M16 100V32h68v68z',
  'M16 100V60a34 34 0 0 1 68 0v40z',
  'M16 100V32h34a34 34 0 0 1 34 34v34z',
]
const walls = ['var(--color-paper)', 'var(--color-tint)', 'var(--color-gray-100)']

/** A square portrait; without a photo the initials on a drawn shape. Size it by `className`. */
export function Avatar({
  name,
  photo,
  alt = '',
  sizes = '320px',
  priority,
  className,
}: AvatarProps) {
  const fronts = useHouses() ? houses : shapes
  const box = cx('aspect-square w-full', className)
  if (photo) {
    return <Picture {...{ ...photo, alt, sizes, priority }} className={cx(box, 'object-cover')} />
  }
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden={alt ? undefined : true}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      className={cx(box, 'bg-ground text-ink')}
    >
      <path
        d={fronts[sum % fronts.length]}
        fill={walls[(sum >> 2) % walls.length]}
        stroke="currentColor"
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x="50"
        y="80"
        textAnchor="middle"
        fill="currentColor"
        fontSize="26"
        className="font-bold font-display"
      >
        {initials(name)}
      </text>
    </svg>
  )
}
