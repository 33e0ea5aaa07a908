import { PUSH_KINDS, type PushPreferences } from '@beursvloer/contract/push/terms'
import { useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { pushMessages } from './messages.ts'

/** Suggested quiet hours. */
const SUGGESTED = { from: '22:00', until: '08:00' } as const

interface PushChoicesProps {
  preferences: PushPreferences
  onChoose: (preferences: PushPreferences) => void
}

/** The kinds of messages to receive, and quiet hours. */
export function PushChoices({ preferences, onChoose }: PushChoicesProps) {
  const t = useMessages(pushMessages)
  const { kinds, quiet } = preferences
  // Times that were switched off come back as they were.
  const [times, setTimes] = useState(quiet ?? SUGGESTED)
  const setTime = (change: Partial<typeof times>) => {
    const next = { ...times, ...change }
    setTimes(next)
    // Ignore incomplete times while typing.
    if (next.from && next.until) onChoose({ ...preferences, quiet: next })
  }
  return (
    <div className="space-y-6">
      <ChoiceGroup label={t.whatTitle}>
        {PUSH_KINDS.map((kind) => (
          <Choice
            key={kind}
            label={t.kinds[kind]}
            help={t.hints[kind]}
            checked={kinds[kind]}
            onChange={({ currentTarget: { checked } }) =>
              onChoose({ ...preferences, kinds: { ...kinds, [kind]: checked } })
            }
          />
        ))}
      </ChoiceGroup>
      <div>
        <Choice
          label={t.quiet}
          help={t.quietHint}
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) =>
            onChoose({ ...preferences, quiet: checked ? times : null })
          }
        />
        {quiet && (
          <div className="mt-2 grid max-w-84 grid-cols-2 gap-4 sm:ml-9">
            <TextField
              type="time"
              label={t.quietFrom}
              value={times.from}
              onChange={({ currentTarget: { value } }) => setTime({ from: value })}
            />
            <TextField
              type="time"
              label={t.quietUntil}
              value={times.until}
              onChange={({ currentTarget: { value } }) => setTime({ until: value })}
            />
          </div>
        )}
      </div>
    </div>
  )
}
