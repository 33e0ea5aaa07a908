import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { pushMessages } from './messages.ts'
import { PushChoices } from './push-choices.tsx'
import { PushProblemNotice } from './push-problem-notice.tsx'
import { usePush } from './use-push.ts'

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
