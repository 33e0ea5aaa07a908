import { MenuItem, SimpleMenu } from '@strapi/design-system'
import { Download, FileCsv, FileXls } from '@strapi/icons'
import { MAX_XLSX_ROWS } from '../../panel-api/export/limits'
import { useDownload } from './use-download'

interface ExportMenuProps {
  /** Path of the list, with its filters. */
  readonly path: string
  readonly query: string
  readonly total: number
  /** Name of the file, without its extension. */
  readonly fileName: string
  /** What is saved, where a page has several: the button is a small one then. */
  readonly name?: string
}

/** Exports the filtered list as a file: all of it, not only this page. */
export function ExportMenu({ path, query, total, fileName, name }: ExportMenuProps) {
  const download = useDownload()
  const save = (extension: 'csv' | 'xlsx') => () =>
    download(`${path}/export.${extension}?${query}`, `${fileName}.${extension}`)
  const tooMany = total > MAX_XLSX_ROWS
  return (
    <SimpleMenu
      label="Exporteer"
      aria-label={name && `Exporteer ${name}`}
      size={name ? 'S' : 'M'}
      variant={name ? 'tertiary' : 'secondary'}
      startIcon={<Download />}
      disabled={total === 0}
    >
      <MenuItem startIcon={<FileXls />} disabled={tooMany} onSelect={save('xlsx')}>
        {tooMany ? `Excel (hoogstens ${MAX_XLSX_ROWS} regels, kies een filter)` : 'Excel (.xlsx)'}
      </MenuItem>
      <MenuItem startIcon={<FileCsv />} onSelect={save('csv')}>
        CSV (.csv)
      </MenuItem>
    </SimpleMenu>
  )
}
