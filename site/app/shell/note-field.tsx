import { MAX_NOTE_LENGTH, type SavedKind } from '@beursvloer/contract/saved-entries'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { TextArea } from '~/ui/text-field.tsx'
import { noteMessages } from './note-messages.ts'
import { changeSaved, entryOf } from './saved-store.ts'

/** Rest after a key before the note is stored, in ms. */
const REST_MS = 600

const noteOf = (kind: SavedKind, id: string) => entryOf(kind, id)?.note ?? ''

interface NoteFieldProps {
  kind: SavedKind
  /** Document id. */
  id: string
  className?: string
}

/** A note to a saved entry: stored while the visitor types, on this device and with the account. */
export default function NoteField({ kind, id, className }: NoteFieldProps) {
  const t = useMessages(noteMessages)
  const [note, setNote] = useState(() => noteOf(kind, id))
  const [state, setState] = useState<'stored' | 'refused' | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(note)
  const store = () => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    if (latest.current === noteOf(kind, id)) return
    changeSaved(kind, id, { note: latest.current })
    setState(noteOf(kind, id) === latest.current ? 'stored' : 'refused')
  }
  const storeNow = useRef(store)
  storeNow.current = store
  // Store pending text when the page is left before the debounce ends.
  useEffect(() => {
    const leave = () => {
      if (waiting.current !== undefined) storeNow.current()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return (
    <div className={cx('print:hidden', className)}>
      <TextArea
        label={t.label}
        help={t.help}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => {
          setNote(target.value)
          latest.current = target.value
          setState(null)
          clearTimeout(waiting.current)
          waiting.current = setTimeout(store, REST_MS)
        }}
        onBlur={store}
      />
      <p role="status" className="mt-1 min-h-5 text-mute text-sm">
        {state && t[state]}
      </p>
    </div>
  )
}
