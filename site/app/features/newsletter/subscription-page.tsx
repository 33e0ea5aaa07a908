import type { SubscriptionAnswer } from '@beursvloer/contract/forms/subscription'
import { NEWSLETTER_PAGE, PROGRAMME_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { subscriptionMessages } from './subscription-messages.ts'

/** The result of following a link in a mail; `failed`: the CMS could not be asked. */
export type LinkAnswer = SubscriptionAnswer | { readonly outcome: 'failed' }

interface SubscriptionPageProps {
  step: 'confirm' | 'unsubscribe'
  /** Absent before the button was pressed. */
  answer: LinkAnswer | undefined
}

/**
 * The target of a link in a mail. Opening it does nothing, because programs that check mail open
 * every link; the visitor presses a button. Works without JavaScript and without signing in.
 */
export function SubscriptionPage({ step, answer }: SubscriptionPageProps) {
  const t = useMessages(subscriptionMessages)
  const { title, lead, button } = t[step]
  const done = answer && answer.outcome !== 'failed'
  return (
    <>
      <PageHead title={title} lead={done ? undefined : lead} />
      <div className="wrap pb-section">
        <div className="max-w-text space-y-6">
          {answer && <Outcome answer={answer} />}
          {!done && (
            <form method="post">
              <Button type="submit" variant="primary">
                {answer ? t.retry : button}
              </Button>
            </form>
          )}
        </div>
      </div>
    </>
  )
}

function Outcome({ answer }: { answer: LinkAnswer }) {
  const t = useMessages(subscriptionMessages)
  const { outcome } = answer
  const broken = outcome === 'expired' || outcome === 'unknown'
  const text =
    outcome === 'confirmed' ? t.outcome.confirmed[answer.kind ?? 'newsletter'] : t.outcome[outcome]
  const again =
    'kind' in answer && answer.kind === 'programme-mail' ? PROGRAMME_PAGE : NEWSLETTER_PAGE
  return (
    <>
      <Notice tone={broken || outcome === 'failed' ? 'brick' : 'done'} role="status" title={text}>
        {outcome === 'expired' && t.again}
        {outcome === 'unknown' && t.whole}
      </Notice>
      {outcome !== 'failed' && (
        <LinkButton to={broken ? again : '/'}>{broken ? t.toForm : t.home}</LinkButton>
      )}
    </>
  )
}
