import type {
  FirebaseClient,
  FirebaseSignInMethod,
} from '@beursvloer/contract/accounts/identity-settings'
import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { IdentityClient, PopupMethod } from './identity-client.ts'
import { identityProblem } from './identity-errors.ts'
import { isIdentityMarked, markIdentity, unmarkIdentity } from './identity-mark.ts'
import { identityErrors } from './identity-messages.ts'
import { providerMessages } from './messages.ts'
import { methodName } from './method-name.ts'
import { PasswordSignIn } from './password-sign-in.tsx'

interface IdentityRemovalProps {
  name: string
  busy: boolean
  attempt: (work: Attempt) => void
}

/** Deletes the account at the identity provider, for visitors who signed in with it in this browser. */
function IdentityRemoval({ name, busy, attempt }: IdentityRemovalProps) {
  const t = useMessages(providerMessages)
  const [offered, setOffered] = useState(false)
  useEffect(() => setOffered(isIdentityMarked()), [])
  if (!offered) return null
  const remove = () =>
    attempt(async (client) => {
      await client.deleteAccount()
      unmarkIdentity()
      setOffered(false)
      return { done: t.removed }
    })
  return (
    <div className="space-y-2 border-gray-300 border-t pt-6">
      <Button size="sm" disabled={busy} onClick={remove}>
        {t.remove(name)}
      </Button>
      <p className="text-mute text-sm">{t.removeHelp}</p>
    </div>
  )
}

interface PopupSignInProps {
  method: PopupMethod
  name: string
  busy: boolean
  attempt: (work: Attempt) => void
}

/** Signing in in a window of another provider. */
function PopupSignIn({ method, name, busy, attempt }: PopupSignInProps) {
  const t = useMessages(providerMessages)
  const signIn = () => attempt(async (client) => ({ token: await client.signInAt(method) }))
  return (
    <div className="space-y-3">
      <Button variant="primary" disabled={busy} onClick={signIn}>
        {busy ? t.busy : t.continueWith(name)}
      </Button>
      <p className="text-mute text-sm">{t.window(name)}</p>
    </div>
  )
}

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
