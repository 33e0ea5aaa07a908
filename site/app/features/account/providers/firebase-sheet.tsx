import type {
  FirebaseClient,
  FirebaseSignInMethod,
} from '@beursvloer/contract/accounts/identity-settings'
import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { IdentityClient } from './identity-client.ts'
import { identityProblem } from './identity-errors.ts'
import { markIdentity } from './identity-mark.ts'
import { identityErrors } from './identity-messages.ts'
import { IdentityRemoval } from './identity-removal.tsx'
import { providerMessages } from './messages.ts'
import { methodName } from './method-name.ts'
import { PasswordSignIn } from './password-sign-in.tsx'
import { PopupSignIn } from './popup-sign-in.tsx'

interface FirebaseSheetProps {
  firebase: FirebaseClient
  method: FirebaseSignInMethod
  /** Page of the site to go on to, without language prefix. */
  returnTo: string
}

/** The result of an attempt: an ID token, a message for the visitor, or neither. */
export type Attempt = (
  client: IdentityClient,
) => Promise<{ token: string } | { done: string } | undefined>

/** Signing in with the client of Firebase Authentication, which is loaded by the first attempt. */
export function FirebaseSheet({ firebase, method, returnTo }: FirebaseSheetProps) {
  const t = useMessages(providerMessages)
  const errors = useMessages(identityErrors)
  const locale = useLocale()
  const submit = useSubmit()
  const [outcome, setOutcome] = useState<{ tone: 'brick' | 'done'; text: string }>()
  const [busy, setBusy] = useState(false)
  const answer = useRef<HTMLDivElement>(null)

  const tell = (tone: 'brick' | 'done', text: string) => {
    setOutcome({ tone, text })
    answer.current?.focus()
  }
  const attempt = async (work: Attempt) => {
    setBusy(true)
    setOutcome(undefined)
    try {
      const { identityClient } = await import('./identity-client.ts')
      const came = await work(identityClient(firebase, locale))
      if (came && 'token' in came) {
        markIdentity()
        const fields = { token: came.token, naar: returnTo }
        await submit(fields, { method: 'post', action: `${SIGN_IN_PAGE}/firebase/klaar` })
      } else if (came) tell('done', came.done)
    } catch (error) {
      tell('brick', identityProblem(errors, error))
    } finally {
      setBusy(false)
    }
  }

  const parts = { name: methodName(method, firebase), busy, attempt }
  return (
    <div className="max-w-md">
      <div ref={answer} tabIndex={-1} aria-live="polite" className="not-empty:pb-6">
        {outcome && <Notice tone={outcome.tone} title={outcome.text} />}
      </div>
      <div className="space-y-6">
        <noscript>
          <Notice tone="brick" title={t.needsScript} />
        </noscript>
        {method === 'password' ? (
          <PasswordSignIn {...parts} />
        ) : (
          <PopupSignIn {...parts} method={method} />
        )}
        <p>
          <LinkButton to={SIGN_IN_PAGE} variant="quiet" size="sm" className="-ml-2">
            {t.otherMethod}
          </LinkButton>
        </p>
        <IdentityRemoval {...parts} />
      </div>
    </div>
  )
}
