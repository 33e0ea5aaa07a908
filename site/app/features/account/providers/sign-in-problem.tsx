import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { type ProviderProblem, providerMessages } from './messages.ts'

interface SignInProblemProps {
  /** Display name of the provider. */
  name: string
  /** In addresses. */
  provider: string
  problem: ProviderProblem
}

/** Why a sign-in by a provider failed, and the next step. */
export function SignInProblem({ name, provider, problem }: SignInProblemProps) {
  const t = useMessages(providerMessages)
  return (
    <>
      <PageHead title={t.problem.title} />
      <div className="wrap pb-section">
        <div className="max-w-text space-y-6">
          <Notice tone="brick" role="alert" title={t.problem[problem](name)} />
          <p className="flex flex-wrap gap-3">
            {problem !== 'blocked' && problem !== 'closed' && (
              <LinkButton to={`${SIGN_IN_PAGE}/${provider}`} variant="primary" reloadDocument>
                {t.again}
              </LinkButton>
            )}
            <LinkButton to={SIGN_IN_PAGE}>{t.otherMethod}</LinkButton>
          </p>
        </div>
      </div>
    </>
  )
}
