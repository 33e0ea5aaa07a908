import type { Field, FileEntry, FileRule } from '@beursvloer/contract/forms/definition'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { FileField } from '~/ui/file-field.tsx'
import { useFieldTexts } from './field-texts.ts'
import { useForm } from './form-context.ts'
import { formMessages } from './messages.ts'

/** File types offered by the browser's dialog, by kind; some systems go by name, others by type. */
const accepted: Readonly<Record<FileRule['kinds'][number], string>> = {
  pdf: '.pdf,application/pdf',
  png: '.png,image/png',
  jpeg: '.jpg,.jpeg,image/jpeg',
  webp: '.webp,image/webp',
  svg: '.svg,image/svg+xml',
  eps: '.eps,application/postscript',
}

/** Bytes in words: "12 kB", "1,2 MB", of 1,024 each, as the rules count. */
function sizeIn(language: string, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  const [value, unit] = kilobytes < 1024 ? [kilobytes, 'kB'] : [kilobytes / 1024, 'MB']
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`
}

export function FileInput({ field, path }: { field: Field; path: string }) {
  const { session } = useForm()
  const t = useMessages(formMessages)
  const language = useLocale()
  const { help, ...texts } = useFieldTexts(field, path)
  // Without scripts a page that comes back has lost the files; only their names came along.
  const before = session.lostFiles(path).map(({ name }: FileEntry) => name)
  return (
    <FileField
      {...texts}
      help={[help, before.length > 0 && t.chooseAgain(before.join(', '))].filter(Boolean).join(' ')}
      name={path}
      multiple={(field.files?.maxFiles ?? 1) > 1}
      accept={field.files?.kinds.map((kind) => accepted[kind]).join(',')}
      texts={{
        choose: t.chooseFile,
        drop: t.dropFile,
        remove: t.removeFile,
        size: (bytes) => sizeIn(language, bytes),
      }}
    />
  )
}
