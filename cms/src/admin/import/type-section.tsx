import { Box, Button, Flex, MenuItem, SimpleMenu, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import type { TypeView } from '../../import/views'
import { SelectField } from '../ui/fields'
import { FilePicker } from '../ui/file-picker'
import { Section } from '../ui/section'
import { useDownload } from '../ui/use-download'
import { IMPORTS } from './requests'

interface TypeSectionProps {
  readonly types: readonly TypeView[]
  readonly type: TypeView
  readonly file: File | null
  readonly busy: boolean
  readonly onType: (name: string) => void
  readonly onPick: (file: File) => void
}

/** The first step: what is imported, the template of it, and the file. */
export function TypeSection({ types, type, file, busy, onType, onPick }: TypeSectionProps) {
  const download = useDownload()
  const save = (format: 'csv' | 'xlsx', empty: boolean) => () =>
    download(
      `${IMPORTS}/tables/${type.name}/table.${format}?empty=${empty}`,
      `${type.label.toLowerCase()}.${format}`,
    )
  return (
    <Section title="Bestand">
      <Flex gap={4} alignItems="end" wrap="wrap">
        <Box minWidth="24rem">
          <SelectField
            name="type"
            label="Soort"
            value={type.name}
            disabled={busy}
            options={types.map(({ name, label }) => ({ value: name, label }))}
            onChange={onType}
          />
        </Box>
        <Button variant="tertiary" size="L" startIcon={<Download />} onClick={save('xlsx', false)}>
          Download sjabloon
        </Button>
        <SimpleMenu label="Andere vorm" variant="ghost">
          <MenuItem onSelect={save('csv', false)}>Gevuld, als CSV</MenuItem>
          <MenuItem onSelect={save('xlsx', true)}>Leeg, als Excel</MenuItem>
          <MenuItem onSelect={save('csv', true)}>Leeg, als CSV</MenuItem>
        </SimpleMenu>
      </Flex>
      <FilePicker
        file={file}
        choose="Kies een bestand"
        hint={`Excel (.xlsx), CSV${type.name === 'programme-item' ? ', frab, pretalx, iCalendar' : ''} of JSON, hoogstens 10 MB en 5000 rijen.`}
        label="Bestand om te importeren"
        accept=".xlsx,.csv,.tsv,.txt,.json,.xml,.ics"
        disabled={busy}
        onPick={onPick}
      />
      <Typography textColor="neutral600">
        Het sjabloon is gevuld met wat er is. Wijzig het en kies het hier: eerst ziet u wat er
        verandert, daarna neemt u het over.
      </Typography>
    </Section>
  )
}
