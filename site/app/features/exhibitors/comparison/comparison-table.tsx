import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Chevron } from '~/ui/chevron.tsx'
import { cx } from '~/ui/class-names.ts'
import { Facade } from '~/ui/facade/facade.tsx'
import { Hyphenated } from '~/ui/hyphenation/hyphenated.tsx'
import { Picture } from '~/ui/picture.tsx'
import type { ComparisonCell, ComparisonRow } from './comparison-rows.ts'
import type { ComparisonView } from './comparison-view.ts'
import { comparisonMessages } from './messages.ts'

/** Least width of the table by how many concepts it holds: on phones it scrolls under its first column. */
const widths = [
  '',
  'max-w-180 min-w-[17rem]',
  'min-w-[27rem]',
  'min-w-[34rem]',
  'min-w-[42rem]',
] as const

const labelCell =
  'sticky left-0 z-10 w-27 border-gray-300 border-r bg-paper pr-3 text-left align-top md:w-36 lg:w-48 print:static print:w-40'
const valueCell = 'px-3 py-2.5 align-top lg:px-4 print:py-1'

/**
 * Concepts side by side: a column for each, a row for each property. A row with the same value for
 * all is one cell, so that the differences stand out.
 */
export function ComparisonTable({ columns, rows }: Pick<ComparisonView, 'columns' | 'rows'>) {
  const t = useMessages(comparisonMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would ask for a heading.
    <div
      role="region"
      aria-label={t.comparisonTitle}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto print:overflow-visible"
    >
      <table
        className={cx(
          'w-full table-fixed border-ink border-y text-sm md:text-base print:min-w-0 print:text-[9pt]',
          widths[columns.length],
        )}
      >
        <caption className="sr-only">{t.comparisonTitle}</caption>
        <thead>
          <tr>
            <th scope="col" className={labelCell}>
              <span className="sr-only">{t.property}</span>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.slug} column={column} isAlone={columns.length === 1} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-gray-300 border-t">
              <th scope="row" className={cx(labelCell, 'py-2.5 font-semibold print:py-1')}>
                <Hyphenated>{row.label}</Hyphenated>
                {row.help && (
                  <span className="block font-normal text-mute text-xs print:hidden">
                    {row.help}
                  </span>
                )}
              </th>
              <Values row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Column = ComparisonView['columns'][number]

/** A concept over its column: picture or streetscape, name, and a link to remove it. */
function ColumnHead({ column, isAlone }: { column: Column; isAlone: boolean }) {
  const t = useMessages(comparisonMessages)
  const { slug, name, language, image, street, without } = column
  const picture =
    'aspect-3/2 w-full max-w-80 border border-ink object-cover object-bottom print:hidden'
  return (
    <th scope="col" className="px-3 pt-3 pb-3 text-left align-top lg:px-4">
      {image ? (
        <Picture {...image} alt="" sizes="(min-width: 64rem) 16rem, 10rem" className={picture} />
      ) : (
        <Facade
          seed={slug}
          size="tile"
          {...(street && { kind: street })}
          className={cx(picture, 'block')}
        />
      )}
      <span lang={language} className="mt-3 block font-semibold text-xl">
        <Hyphenated language={language}>{name}</Hyphenated>
      </span>
      {!isAlone && (
        <Link
          to={without}
          className="link -mb-2 inline-flex min-h-11 items-center font-normal text-mute text-sm print:hidden"
        >
          {t.remove} <span className="sr-only">{name}</span>
        </Link>
      )}
    </th>
  )
}

function Values({ row }: { row: ComparisonRow }) {
  const t = useMessages(comparisonMessages)
  const [first] = row.cells
  if (row.isSame && first) {
    return (
      <td colSpan={row.cells.length} className={cx(valueCell, 'text-mute')}>
        <Value cell={first} /> <span className="whitespace-nowrap text-xs">({t.sameForAll})</span>
      </td>
    )
  }
  return row.cells.map((cell, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row has one cell for each concept, in their order.
    <td key={at} className={valueCell}>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span>
          <Value cell={cell} />
        </span>
        {cell.isBest && (
          <span className="inline-flex items-baseline gap-1 whitespace-nowrap font-semibold text-primary text-xs">
            <Chevron className="self-center" />
            {row.best}
          </span>
        )}
      </span>
      {cell.share !== null && <Measure share={cell.share} isBest={cell.isBest} />}
    </td>
  ))
}

function Value({ cell: { lines, to, language } }: { cell: ComparisonCell }): ReactNode {
  const t = useMessages(comparisonMessages)
  if (lines.length === 0) return <span className="text-mute">{t.notGiven}</span>
  const text = lines.map((line) => (
    <span
      key={line}
      lang={language ?? undefined}
      className={lines.length > 1 ? 'block' : undefined}
    >
      {line}
    </span>
  ))
  if (!to) return text
  // A file is no page of the router.
  return to.startsWith('/_file/') ? (
    <a href={to} className="link" download>
      {text}
    </a>
  ) : (
    <Link to={to} className="link">
      {text}
    </Link>
  )
}

/**
 * A measure as a dimension line, as long as its share of the largest. The number stands beside it.
 */
const Measure = ({ share, isBest }: { share: number; isBest: boolean }) => (
  <svg
    viewBox="0 0 100 9"
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    className={cx('mt-1.5 block h-[9px] w-full', isBest ? 'text-primary' : 'text-mute')}
  >
    <path
      d={`M.5 0v9M.5 4.5h${(share * 99).toFixed(1)}m0-4.5v9`}
      strokeWidth={isBest ? 2 : 1}
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)
