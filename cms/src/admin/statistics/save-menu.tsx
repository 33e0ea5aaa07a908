import { MenuItem, SimpleMenu } from '@strapi/design-system'
import { Download, FileCsv, FileXls } from '@strapi/icons'
import { useNotification, useRBAC } from '@strapi/strapi/admin'
import { STATISTICS_ACTIONS } from '../../statistics/staff/rights'
import { download, messageFor } from '../ui/requests'
import { STATISTICS } from './frame'
import { usePeriodQuery } from './period'

interface SaveMenuProps {
  /** Which table: `series`, `funnels`, or the name of one. */
  readonly table: string
  /** What it is called, for screen readers. */
  readonly name: string
}

/** Saves a table of the chosen days as a file; nothing for who may not. */
export function SaveMenu({ table, name }: SaveMenuProps) {
  const query = usePeriodQuery()
  const { toggleNotification } = useNotification()
  const { allowedActions } = useRBAC({
    export: [{ action: STATISTICS_ACTIONS.export, subject: null }],
  })
  if (!allowedActions.canExport) return null
  const save = (extension: 'csv' | 'xlsx') => () =>
    download(
      `${STATISTICS}/export.${extension}?table=${table}&${query}`,
      `bezoek-${table}.${extension}`,
    ).catch((error) => toggleNotification({ type: 'danger', message: messageFor(error) }))
  return (
    <SimpleMenu
      label="Exporteer"
      aria-label={`Exporteer ${name}`}
      size="S"
      variant="tertiary"
      startIcon={<Download />}
    >
      <MenuItem startIcon={<FileXls />} onSelect={save('xlsx')}>
        Excel (.xlsx)
      </MenuItem>
      <MenuItem startIcon={<FileCsv />} onSelect={save('csv')}>
        CSV (.csv)
      </MenuItem>
    </SimpleMenu>
  )
}
