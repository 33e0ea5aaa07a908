import { Suspense, useEffect, useState } from 'react'
import { entryOf, onSavedChange } from '~/shell/saved-store.ts'
import { lateComponent } from '~/ui/late-component.ts'

const NoteField = lateComponent(() => import('~/shell/note-field.tsx'))

/** A note to an exhibitor, once it is saved. */
export function ExhibitorNote({ id }: { id: string }) {
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    const update = () => setSaved(entryOf('exhibitor', id)?.saved === true)
    update()
    return onSavedChange(update)
  }, [id])
  if (!isSaved) return null
  return (
    <Suspense>
      <NoteField
        key={id}
        kind="exhibitor"
        id={id}
        className="border border-ink border-t-0 px-5 py-4 md:px-8"
      />
    </Suspense>
  )
}
