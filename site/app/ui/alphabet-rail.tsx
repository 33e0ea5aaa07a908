import { Link } from 'react-router'
import { cx } from './class-names.ts'

interface AlphabetRailProps {
  /** Name of the navigation: "Op letter". */
  label: string
  /** Every letter; `to` is missing when nothing starts with it. */
  letters: readonly { letter: string; to?: string; current?: boolean }[]
  className?: string
}

/** The alphabet as a rail of links. Letters without entries stay visible but are no link. */
export function AlphabetRail({ label, letters, className }: AlphabetRailProps) {
  return (
    <nav aria-label={label} className={cx('overflow-x-auto', className)}>
      <ol className="flex w-max min-w-full border border-gray-300 font-semibold">
        {letters.map(({ letter, to, current }) => (
          <li
            key={letter}
            className="min-w-11 flex-auto border-gray-300 text-center not-first:border-l lg:min-w-9"
          >
            {to ? (
              <Link
                to={to}
                aria-current={current ? 'true' : undefined}
                className={cx(
                  'block py-2 leading-7 focus-inside',
                  current ? 'bg-ink text-paper' : 'hover:bg-tint',
                )}
              >
                {letter}
              </Link>
            ) : (
              <span aria-hidden="true" className="block py-2 text-gray-500 leading-7">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
