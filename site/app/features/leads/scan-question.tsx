import type { LeadAnswer } from '@beursvloer/contract/leads/calls'
import type { SharedField } from '@beursvloer/contract/leads/terms'
import { useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { timeOfDay } from '~/i18n/today.ts'
import { SharedFields } from '~/scanning/shared-fields.tsx'
import { Button } from '~/ui/button.tsx'
import { Choice } from '~/ui/choices.tsx'
import { Notice } from '~/ui/notice.tsx'
import { leadMessages } from './messages.ts'

interface ScanQuestionProps {
  at: Date
  onKeep: (fields: readonly SharedField[]) => void
  onAsk: () => void
  onForget: () => void
}

/** What the visitor says may be kept. Nothing is stored yet, which the dashed line says. */
export function ScanQuestion({ at, onKeep, onAsk, onForget }: ScanQuestionProps) {
  const t = useMessages(leadMessages)
  const [isAloud, setAloud] = useState(true)
  const [fields, setFields] = useState<readonly SharedField[]>(['name'])
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap justify-between gap-x-4 border border-ink border-dashed p-4">
        <span className="font-semibold">{t.scannedAt(timeOfDay(at))}</span>
        <span className="text-mute">{t.nothingYet}</span>
      </p>
      <fieldset className="grid grid-cols-2 gap-x-6 border border-ink px-4">
        <legend className="sr-only">{t.question}</legend>
        <Choice
          type="radio"
          name="hoe"
          checked={isAloud}
          onChange={() => setAloud(true)}
          label={t.aloud}
        />
        <Choice
          type="radio"
          name="hoe"
          checked={!isAloud}
          onChange={() => setAloud(false)}
          label={t.phone}
        />
      </fieldset>
      {isAloud ? (
        <>
          <p className="text-mute">{t.aloudHint}</p>
          <SharedFields label={t.question} ticked={fields} onChange={setFields} />
          <p className="text-mute text-sm">{t.told}</p>
        </>
      ) : (
        <p className="text-mute">{t.phoneHint}</p>
      )}
      <div className="grid gap-3">
        <Button variant="primary" onClick={isAloud ? () => onKeep(fields) : onAsk}>
          {isAloud ? t.keep(fields.length) : t.ask}
        </Button>
        <Button onClick={onForget}>{t.forget}</Button>
      </div>
    </div>
  )
}

/** What became of an entry, as soon as it is known. */
export function ScanOutcome({
  result,
  recent,
  isOnline,
}: {
  result: LeadAnswer['results'][number] | undefined
  recent: LeadAnswer['recent']
  isOnline: boolean
}) {
  const t = useMessages(leadMessages)
  if (!result) return <Notice role="status">{isOnline ? t.done : t.sending}</Notice>
  const lead = recent.find(({ id }) => id === result.lead)
  const outcome = lead?.state ?? result.outcome
  const isGood = outcome === 'shared'
  const { name = '', organisation = '' } = lead?.person ?? {}
  return (
    <Notice
      tone={isGood ? 'done' : outcome === 'asked' ? 'info' : 'brick'}
      role="status"
      title={isGood ? [name, organisation].filter(Boolean).join(', ') : undefined}
    >
      {t.outcomes[outcome]}
    </Notice>
  )
}
