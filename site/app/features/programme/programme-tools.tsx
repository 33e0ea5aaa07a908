import { PRINTED_PROGRAMME_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { Link, useHref, useSearchParams } from 'react-router'
import type { ProgrammeItemType } from '~/content/model.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { useShellData } from '~/shell/shell-data.ts'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { Menu, menuItemClass } from '~/ui/menu.tsx'
import { PrintButton } from '~/ui/print-button.tsx'
import { programmeMessages } from './messages.ts'
import { filterParameters } from './programme-filters.ts'
import { viewParameters } from './programme-state.ts'

interface Shown {
  /** Parameters of the page on show. */
  readonly params: URLSearchParams
  /** The type of a page about one type. */
  readonly type: ProgrammeItemType | undefined
}

/**
 * The query for exporting the items on show, over all days: the page's filters. Parameters are in
 * the order in which the server knows them.
 *
 * @returns with its `?`, or '' for the whole programme
 */
export function exportQuery({ params, type }: Shown): string {
  const query = new URLSearchParams()
  for (const name of Object.values(filterParameters)) {
    const value = params.get(name)
    if (value) query.set(name, value)
  }
  if (type) query.set(filterParameters.type, type)
  query.sort()
  const text = query.toString()
  return text && `?${text}`
}

/**
 * Ways to take the programme along: on paper, in a calendar, or as data. The calendar has the items
 * that match the filters; JSON and XML are the whole programme. Phones have the views in the same
 * menu, so that the programme itself comes first.
 *
 * @param type the type of a page about one type
 */
export function ProgrammeTools({ type }: { type?: ProgrammeItemType }) {
  const t = useMessages(programmeMessages)
  const [params] = useSearchParams()
  const shell = useShellData()
  const calendar = `${PROGRAMME_PAGE}.ics${exportQuery({ params, type })}`
  const files = [
    [t.calendarFile, useHref(calendar)],
    [t.jsonFile, useHref(`${PROGRAMME_PAGE}.json`)],
    [t.xmlFile, useHref(`${PROGRAMME_PAGE}.xml`)],
  ] as const
  const followed = shell && (shell.bases[shell.locale] + calendar).replace(/^https?:/, 'webcal:')
  const isPlan = params.get(viewParameters.view) === 'plan'
  const views = [
    [t.list, '', !isPlan],
    [t.plan, 'plan', isPlan],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="max-md:hidden">
        <PrintButton>{t.print}</PrintButton>
      </span>
      <Menu
        label={
          <>
            <span className="inline-flex items-center gap-2 font-normal group-hover:text-ink group-hover:underline max-md:hidden">
              <Icon name="calendar" className="size-4.5" />
              {t.exports}
            </span>
            <span className="md:hidden">
              {t.more}
              <span className="sr-only">: {t.moreOf}</span>
            </span>
          </>
        }
        className="[&>summary]:pr-0"
      >
        {views.map(([label, view, current]) => (
          <Link
            key={label}
            to={filterLink(params, { [viewParameters.view]: view })}
            preventScrollReset
            aria-current={current ? 'true' : undefined}
            className={cx(menuItemClass, 'md:hidden', current && 'bg-tint')}
          >
            {label}
            {current && <Icon name="check" className="ml-auto size-4" />}
          </Link>
        ))}
        <div className={cx(menuItemClass, 'md:hidden noscript:hidden')}>
          <PrintButton>{t.print}</PrintButton>
        </div>
        <Link to={PRINTED_PROGRAMME_PAGE} className={menuItemClass}>
          {t.printDays}
        </Link>
        <a href={followed} className={menuItemClass}>
          {t.follow}
        </a>
        {files.map(([label, href]) => (
          <a key={label} href={href} className={menuItemClass}>
            {label}
          </a>
        ))}
      </Menu>
    </div>
  )
}
