import { useEffect, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { clearPersonalData } from '~/shell/clear-personal-data.ts'
import {
  forgetSaved,
  NOTHING_SAVED,
  onSavedChange,
  readSaved,
  writeSaved,
} from '~/shell/saved-store.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { keepSavedMessages } from './keep-saved-messages.ts'

/** Asks after sign-out whether the saved items may stay on this device. */
export default function KeepSaved() {
  const t = useMessages(keepSavedMessages)
  const [record, setRecord] = useState(NOTHING_SAVED)
  const [answer, setAnswer] = useState<'kept' | 'forgotten' | null>(null)
  useEffect(() => {
    clearPersonalData()
    const update = () => setRecord(readSaved())
    update()
    return onSavedChange(update)
  }, [])
  const saved = record.entries.filter((entry) => entry.saved).length
  if (answer) return <Notice role="status">{answer === 'kept' ? t.kept : t.forgotten}</Notice>
  if (record.owner === null || saved === 0) return null
  return (
    <Notice title={t.title(saved)}>
      <p>{t.hint}</p>
      {record.unsent.length > 0 && <p className="mt-2">{t.unsent}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            forgetSaved()
            setAnswer('forgotten')
          }}
        >
          {t.forget}
        </Button>
        <Button
          onClick={() => {
            writeSaved({ ...record, owner: null })
            setAnswer('kept')
          }}
        >
          {t.keep}
        </Button>
      </div>
    </Notice>
  )
}
