import type { List, Values } from '@beursvloer/contract/forms/definition'
import { useRef, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { TextArea } from '~/ui/text-field.tsx'
import { controlId, focusControl } from './controls.ts'
import { useForm, useText } from './form-context.ts'
import { formMessages } from './messages.ts'
import { readPeople, textOfFile } from './read-people.ts'

/** Largest file of a list of people, in bytes: hundreds of lines. */
const MAX_FILE_BYTES = 256 * 1024

const isFilled = (item: Values): boolean => Object.values(item).some((value) => value !== '')

/** Fills a list of people in from a pasted text, behind those who are in it. */
export default function PasteList({
  list,
  label,
}: {
  list: List
  label: NonNullable<List['pasteLabel']>
}) {
  const { session, id } = useForm()
  const t = useMessages(formMessages)
  const text = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const add = () => {
    const people = readPeople(field.current?.value ?? '')
    const typed = session.typed()
    const known = (typed[list.name] as readonly Values[]).filter(isFilled)
    if (people.length === 0) return setProblem(t.pasteNone)
    if (known.length + people.length > list.maxItems) return setProblem(t.pasteFull(list.maxItems))
    const items = [...known, ...people.map((person): Values => ({ ...person }))]
    session.replace({ ...typed, [list.name]: items })
    focusControl(controlId(id, `${list.name}.${known.length}`))
  }
  return (
    <details className="mt-3 noscript:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {text(label)}
      </summary>
      <div className="mt-2 space-y-3 border-gray-300 border-l-4 pl-4">
        <TextArea
          ref={field}
          label={t.pasteField}
          help={t.pasteHelp}
          error={problem}
          rows={5}
          autoComplete="off"
          spellCheck={false}
        />
        <label className="block text-sm">
          <span className="block font-semibold">{t.pasteFile}</span>
          <input
            type="file"
            accept=".xlsx,.csv,.txt,text/csv,text/plain"
            className="mt-1 max-w-full"
            onChange={async ({ currentTarget: { files } }) => {
              const [file] = files ?? []
              if (!file || !field.current) return
              if (file.size > MAX_FILE_BYTES) return setProblem(t.pasteTooLarge)
              field.current.value = await textOfFile(await file.arrayBuffer())
              add()
            }}
          />
        </label>
        <Button size="sm" onClick={add}>
          {t.pasteAdd}
        </Button>
      </div>
    </details>
  )
}
