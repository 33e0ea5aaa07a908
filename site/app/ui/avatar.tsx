import { cx } from './class-names.ts'
import { Picture } from './picture.tsx'

interface AvatarProps {
  /** Full name: initials come from its first and last word. */
  name: string
  photo?: { file: string; width: number | null; height: number | null } | null
  /** Alternative text of the photo; empty when the name stands beside it. */
  alt?: string
  sizes?: string
  className?: string
}

/** "Ilse van Werkhoven" → "IW". */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  const first = words[0]?.[0] ?? name[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return first + last
}

/** A square portrait; without a photo the initials under a roof. Size it by `className`. */
export function Avatar({ name, photo, alt = '', sizes = '320px', className }: AvatarProps) {
  const box = cx('aspect-square w-full', className)
  if (photo) {
    return <Picture {...photo} alt={alt} sizes={sizes} className={cx(box, 'object-cover')} />
  }
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden={alt ? undefined : true}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      className={cx(box, 'bg-green-50 text-green-900')}
    >
      <path
        d="M12 100V47l38-35 38 35v53"
        fill="var(--color-tint)"
        stroke="currentColor"
        strokeWidth="1"
      />
      <text
        x="50"
        y="74"
        textAnchor="middle"
        fill="currentColor"
        fontSize="30"
        className="font-bold font-display"
      >
        {initials(name)}
      </text>
    </svg>
  )
}
