import { themeClass } from '~/ui/theme.ts'
import { type CategoryLook, patternId } from './category-look.ts'

/** Side of a pattern's tile, in metres. */
const TILE = 0.5

const lines = {
  none: null,
  dots: <circle cx="0.25" cy="0.25" r="0.07" className="fill-theme/40" />,
  lines: <path d="M0 .25h.5" className="stroke-theme/35" strokeWidth="0.05" />,
  diagonals: (
    <path d="M-.1.1l.2-.2M0 .5l.5-.5M.4.6l.2-.2" className="stroke-theme/35" strokeWidth="0.05" />
  ),
} as const

/** The fills of the categories, for stands and legend to refer to. */
export function PlanPatterns({ categories }: { categories: readonly CategoryLook[] }) {
  return (
    <defs>
      {categories.map(({ slug, colour, pattern }) => (
        <pattern
          key={slug}
          id={patternId(slug)}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
          className={themeClass[colour]}
        >
          <rect width={TILE} height={TILE} className="fill-paper" />
          <rect width={TILE} height={TILE} className="fill-theme/14" />
          {lines[pattern]}
        </pattern>
      ))}
    </defs>
  )
}
