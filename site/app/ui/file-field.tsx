import { type DragEvent, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { FieldError, FieldLabel, type FieldTexts, useFieldIds } from './field.tsx'
import { Icon } from './icon.tsx'

interface FileFieldProps extends FieldTexts {
  id?: string
  name: string
  multiple?: boolean
  /** Kinds of file that the browser's window offers: ".pdf,application/pdf". */
  accept?: string
  texts: {
    /** "Bestand kiezen". */
    choose: string
    /** "of sleep het hierheen". */
    drop: string
    /** Accessible name of the cross: "plan.pdf verwijderen". */
    remove: (name: string) => string
    /** "1,2 MB". */
    size: (bytes: number) => string
  }
}

/**
 * Files to send: a button, a zone to drop them on, and the list of chosen files. The browser's own
 * control holds them, so that it works without scripts too.
 */
export function FileField({
  label,
  help,
  error,
  optional,
  id,
  name,
  multiple = false,
  accept,
  texts,
}: FileFieldProps) {
  const { control, controlId, helpId, errorId } = useFieldIds(id, { help, error })
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [over, setOver] = useState(false)

  /** Puts files into the control, as if chosen there. */
  function choose(chosen: readonly File[]) {
    if (!input.current) return
    const transfer = new DataTransfer()
    for (const file of multiple ? chosen : chosen.slice(-1)) transfer.items.add(file)
    input.current.files = transfer.files
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    choose([...files, ...event.dataTransfer.files])
  }

  return (
    <div>
      <FieldLabel {...{ label, help, optional, controlId, helpId }} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's shortcut for the button inside. */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xs border border-dashed p-4 has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
          error ? 'border-2 border-brick' : 'border-gray-500',
          over && 'bg-tint',
        )}
      >
        <input
          {...control}
          ref={input}
          type="file"
          name={name}
          multiple={multiple}
          accept={accept}
          onInput={({ currentTarget }) => setFiles([...(currentTarget.files ?? [])])}
          className="max-w-full live:sr-only"
        />
        <label
          htmlFor={controlId}
          className="hidden min-h-11 cursor-pointer items-center gap-2.5 rounded-xs border border-ink bg-paper px-4 py-1.5 font-semibold text-sm hover:bg-tint live:inline-flex"
        >
          <Icon name="plus" />
          {texts.choose}
        </label>
        <span aria-hidden="true" className="hidden text-mute text-sm live:inline">
          {texts.drop}
        </span>
      </div>
      {files.length > 0 && (
        <ul className="mt-2 border-gray-300 border-t">
          {files.map((file, index) => (
            <li
              key={`${file.name}-${file.lastModified}-${file.size}`}
              className="flex items-center gap-3 border-gray-300 border-b py-1 text-sm"
            >
              <span className="min-w-0 flex-auto">{file.name}</span>
              <span className="shrink-0 text-mute tabular-nums">{texts.size(file.size)}</span>
              <button
                type="button"
                aria-label={texts.remove(file.name)}
                title={texts.remove(file.name)}
                onClick={() => {
                  choose(files.filter((_, at) => at !== index))
                  input.current?.focus()
                }}
                className="grid size-11 shrink-0 place-items-center rounded-xs hover:bg-tint"
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
