import { PUSH_KINDS, type PushPreferences } from '@beursvloer/contract/push/terms'
import { useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { pushMessages } from './messages.ts'
import { PushProblemNotice } from './push-problem-notice.tsx'
import { usePush } from './use-push.ts'

/** Suggested quiet hours. */
const SUGGESTED = { from: '22:00', until: '08:00' } as const

interface PushChoicesProps {
  preferences: PushPreferences
  onChoose: (preferences: PushPreferences) => void
}

/** The kinds of messages to receive, and quiet hours. */
function PushChoices({ preferences, onChoose }: PushChoicesProps) {
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

/** Push messages on this device: their state, the kinds to receive, and on or off. */
export default function PushSettings() {
  const t = useMessages(pushMessages)
  const { isOn, isBusy, isStored, preferences, problem, turnOn, turnOff, choose } = usePush()
  if (isOn === null) return <p className="text-mute">{t.busy}</p>
  const cannot = problem === 'unsupported' || problem === 'ios'
  return (
    <div className="space-y-6">
      <div role="status" className="space-y-3">
        {problem ? (
          <PushProblemNotice problem={problem} />
        ) : (
          <Notice tone={isOn ? 'done' : 'info'} title={isOn ? t.isOn : t.isOff}>
            {isStored && t.stored}
          </Notice>
        )}
      </div>
      {!cannot && (
        <>
          <PushChoices preferences={preferences} onChoose={choose} />
          <div className="flex flex-wrap items-center gap-4">
            {isOn ? (
              <Button disabled={isBusy} onClick={() => void turnOff()}>
                {t.turnOff}
              </Button>
            ) : (
              <Button variant="primary" disabled={isBusy} onClick={() => void turnOn()}>
                {problem && problem !== 'blocked' ? t.retry : t.turnOn}
              </Button>
            )}
          </div>
          <p className="text-mute text-sm">
            {t.deviceHint} {t.accountHint}
          </p>
        </>
      )}
    </div>
  )
}
