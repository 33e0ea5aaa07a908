import { useEffect, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { defineMessages } from '~/i18n/messages.ts'
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

/** Texts of the question whether saved items stay on a device. */
const keepSavedMessages = defineMessages({
  nl: {
    title: (n: number) =>
      n === 1
        ? 'Wat u bewaarde, staat nog op dit apparaat: 1 onderdeel.'
        : `Wat u bewaarde, staat nog op dit apparaat: ${n} onderdelen.`,
    hint: 'Gebruikt iemand anders dit apparaat ook, wis het dan hier. In uw account blijft het staan.',
    unsent:
      'Niet alles is al bij uw account aangekomen. Wat hier alleen staat, gaat bij wissen verloren.',
    forget: 'Wis van dit apparaat',
    keep: 'Laat staan',
    forgotten: 'Gewist van dit apparaat.',
    kept: 'Het blijft op dit apparaat staan.',
  },
  en: {
    title: (n) =>
      n === 1
        ? 'What you saved is still on this device: 1 item.'
        : `What you saved is still on this device: ${n} items.`,
    hint: 'If someone else uses this device too, delete it here. It remains in your account.',
    unsent:
      'Not everything has reached your account yet. What is only here will be lost if you delete it.',
    forget: 'Delete from this device',
    keep: 'Keep it here',
    forgotten: 'Deleted from this device.',
    kept: 'Kept on this device.',
  },
})

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
