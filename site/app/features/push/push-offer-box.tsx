import { PUSH_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { pushMessages } from './messages.ts'
import type { PushPurpose } from './push-offer.tsx'
import { PushProblemNotice } from './push-problem-notice.tsx'
import { usePush } from './use-push.ts'

/** Says what messages are for, and turns them on; where they are on, a link to choose kinds. */
export default function PushOfferBox({ purpose }: { purpose: PushPurpose }) {
  const t = useMessages(pushMessages)
  const { isOn, isBusy, problem, turnOn } = usePush()
  if (isOn === null) return null
  const cannot = problem === 'unsupported' || problem === 'ios'
  return (
    <section
      aria-label={t.offerTitle}
      className="max-w-text space-y-3 border border-gray-300 p-5 print:hidden"
    >
      <p className="flex gap-3">
        <Icon name={isOn ? 'check' : 'info'} className="mt-1 shrink-0 text-primary" />
        <span>{isOn ? <span role="status">{t.isOn}</span> : t.offer[purpose]}</span>
      </p>
      {problem && (
        <div role="status">
          <PushProblemNotice problem={problem} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {!isOn && !cannot && (
          <Button size="sm" disabled={isBusy} onClick={() => void turnOn()}>
            {problem && problem !== 'blocked' ? t.retry : t.turnOn}
          </Button>
        )}
        <ArrowLink to={PUSH_PAGE}>{t.choose}</ArrowLink>
      </div>
    </section>
  )
}
