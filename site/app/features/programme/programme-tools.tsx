import { useHref, useSearchParams } from 'react-router'
import type { ProgrammeItemType } from '~/content/model.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { useShellData } from '~/shell/shell-data.ts'
import { Icon } from '~/ui/icon.tsx'
import { Menu, menuItemClass } from '~/ui/menu.tsx'
import { PrintButton } from '~/ui/print-button.tsx'
import { exportQuery } from './export-query.ts'
import { programmeMessages } from './messages.ts'
import { useSavedItems } from './saved-items.ts'

/**
 * What one takes along of the programme: on paper, in a calendar, or as data. The calendar has what
 * the filters let through; JSON and XML are the whole programme.
 *
 * @param type the type of a page about one type
 */
export function ProgrammeTools({ type }: { type?: ProgrammeItemType }) {
  const t = useMessages(programmeMessages)
  const [params] = useSearchParams()
  const savedIds = useSavedItems()
  const shell = useShellData()
  const calendar = `/programma.ics${exportQuery({ params, savedIds, type })}`
  const files = [
    [t.calendarFile, useHref(calendar)],
    [t.jsonFile, useHref('/programma.json')],
    [t.xmlFile, useHref('/programma.xml')],
  ] as const
  const followed = shell && (shell.bases[shell.locale] + calendar).replace(/^https?:/, 'webcal:')
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <PrintButton>{t.print}</PrintButton>
      <Menu
        label={
          <span className="inline-flex items-center gap-2 font-normal group-hover:text-ink group-hover:underline">
            <Icon name="calendar" className="size-4.5" />
            {t.exports}
          </span>
        }
        className="[&>summary]:pr-0"
      >
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
