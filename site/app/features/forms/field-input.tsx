import type { Field, FileEntry, FileRule } from '@beursvloer/contract/forms/definition'
import { isRequired, optionsOf } from '@beursvloer/contract/forms/parts'
import { TERMS_PAGE } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { useShellData } from '~/shell/shell-data.ts'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { FileField } from '~/ui/file-field.tsx'
import { PasswordField } from '~/ui/password-field.tsx'
import { Select } from '~/ui/select.tsx'
import { TextArea, TextField } from '~/ui/text-field.tsx'
import { controlId } from './controls.ts'
import { textOf, useFieldState, useForm, useText } from './form-context.ts'
import { formMessages } from './messages.ts'

/** Label, help, message and ids of a field, for any control of ui/: also for a custom input. */
function useFieldTexts(field: Field, path: string) {
  const { id } = useForm()
  const t = useMessages(formMessages)
  const text = useText()
  const { messages } = useFieldState(path)
  return {
    id: controlId(id, path),
    label: text(field.label),
    help: field.help && text(field.help),
    error: messages.length > 0 ? messages.join(' ') : undefined,
    optional: isRequired(field) || field.kind === 'checkbox' ? undefined : t.optional,
  }
}

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

function FileInput({ field, path }: { field: Field; path: string }) {
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

/** Types of `<input>` and keyboards by kind of field. */
const textInputs = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  // Without a type: "beurs.example" is filled in as often as the whole address.
  url: { type: 'text', inputMode: 'url' },
  date: { type: 'date' },
  number: { type: 'text', inputMode: 'decimal' },
  money: { type: 'text', inputMode: 'decimal' },
} as const

/** The control of a field by its kind, uncontrolled: values typed before scripts run stay. */
export function FieldInput({ field, path }: { field: Field; path: string }) {
  const { inputs } = useForm()
  const Own = inputs?.[field.kind]
  if (Own) return <Own field={field} path={path} />
  switch (field.kind) {
    case 'textarea':
      return <LongText field={field} path={path} />
    case 'select':
    case 'stand':
      return <Choose field={field} path={path} />
    case 'radio':
    case 'checkboxes':
      return <ChooseFrom field={field} path={path} />
    case 'checkbox':
      return <Tick field={field} path={path} />
    case 'password':
      return <Password field={field} path={path} />
    case 'file':
      return <FileInput field={field} path={path} />
    default:
      return <OneLine field={field} path={path} kind={field.kind} />
  }
}

interface Props {
  field: Field
  path: string
}

/** A short value gets a short box: its size shows the expected length. */
const isShort = ({ kind, normalise }: Field) =>
  ['date', 'money', 'number'].includes(kind) ||
  (normalise !== undefined && ['digits', 'postcode', 'vat-id'].includes(normalise))

function OneLine({ field, path, kind }: Props & { kind: keyof typeof textInputs }) {
  const { session } = useForm()
  return (
    <TextField
      className={isShort(field) ? '[&_input]:max-w-72' : undefined}
      {...useFieldTexts(field, path)}
      {...textInputs[kind]}
      name={path}
      autoComplete={field.autocomplete}
      aria-required={isRequired(field) || undefined}
      defaultValue={textOf(session.initialValue(path))}
    />
  )
}

/** Begins empty: a page never contains a password. */
function Password({ field, path }: Props) {
  const t = useMessages(formMessages)
  return (
    <PasswordField
      {...useFieldTexts(field, path)}
      showLabel={t.showPassword}
      hideLabel={t.hidePassword}
      name={path}
      autoComplete={field.autocomplete}
      aria-required={isRequired(field) || undefined}
    />
  )
}

function LongText({ field, path }: Props) {
  const { session } = useForm()
  return (
    <TextArea
      {...useFieldTexts(field, path)}
      name={path}
      aria-required={isRequired(field) || undefined}
      defaultValue={textOf(session.initialValue(path))}
    />
  )
}

function Choose({ field, path }: Props) {
  const { session } = useForm()
  const t = useMessages(formMessages)
  const text = useText()
  return (
    <Select
      {...useFieldTexts(field, path)}
      name={path}
      placeholder={t.choose}
      autoComplete={field.autocomplete}
      aria-required={isRequired(field) || undefined}
      options={optionsOf(field, session.context.options).map(({ value, label }) => ({
        value,
        label: text(label),
      }))}
      defaultValue={textOf(session.initialValue(path))}
    />
  )
}

function ChooseFrom({ field, path }: Props) {
  const { session } = useForm()
  const text = useText()
  const { id, ...texts } = useFieldTexts(field, path)
  const initial = session.initialValue(path)
  const chosen: readonly unknown[] = Array.isArray(initial) ? initial : [initial]
  const options = optionsOf(field, session.context.options)
  return (
    <ChoiceGroup {...texts} id={id} role={field.kind === 'radio' ? 'radiogroup' : undefined}>
      {options.map(({ value, label }, index) => (
        <Choice
          key={value}
          id={index === 0 ? `${id}-first` : undefined}
          type={field.kind === 'radio' ? 'radio' : 'checkbox'}
          name={path}
          value={value}
          label={text(label)}
          defaultChecked={chosen.includes(value)}
          aria-invalid={texts.error ? true : undefined}
        />
      ))}
    </ChoiceGroup>
  )
}

function Tick({ field, path }: Props) {
  const { session } = useForm()
  const text = useText()
  const { optional: _, ...texts } = useFieldTexts(field, path)
  const { hasTermsPage } = useShellData() ?? {}
  const reads = field.reads?.page === TERMS_PAGE && !hasTermsPage ? undefined : field.reads
  return (
    <Choice
      {...texts}
      help={
        reads ? (
          <Link to={reads.page} className="link">
            {text(reads.label)}
          </Link>
        ) : (
          texts.help
        )
      }
      name={path}
      value="true"
      aria-required={isRequired(field) || undefined}
      defaultChecked={session.initialValue(path) === true}
    />
  )
}
