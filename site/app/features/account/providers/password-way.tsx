import { type PasswordPolicy, passwordHelp } from '@beursvloer/contract/accounts/password-policy'
import { type FormEvent, useState } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/text-field.tsx'
import type { Attempt } from './firebase-sheet.tsx'
import { providerMessages } from './messages.ts'

interface PasswordWayProps {
  busy: boolean
  attempt: (work: Attempt) => void
}

/** Signing in with an account that the identity provider itself keeps, or making one there. */
export function PasswordWay({ busy, attempt }: PasswordWayProps) {
  const t = useMessages(providerMessages)
  const locale = useLocale()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  /** The provider's policy; there while an account is being made. */
  const [policy, setPolicy] = useState<PasswordPolicy>()

  const send = (event: FormEvent) => {
    event.preventDefault()
    attempt(async (client) => {
      if (!policy) return { token: await client.signInWithPassword(email, password) }
      await client.createAccount(email, password)
      setPolicy(undefined)
      setPassword('')
      return { done: t.created }
    })
  }
  const toCreate = () =>
    attempt(async (client) => {
      setPolicy(await client.passwordPolicy())
      return undefined
    })
  const forgot = () =>
    attempt(async (client) => {
      await client.resetPassword(email)
      return { done: t.mailed }
    })

  return (
    <form onSubmit={send} className="space-y-6" noValidate>
      <TextField
        label={t.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField
        label={t.password}
        type="password"
        help={policy && passwordHelp(policy)[locale]}
        autoComplete={policy ? 'new-password' : 'current-password'}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" disabled={busy}>
          {busy ? t.busy : policy ? t.create : t.signIn}
        </Button>
        {!policy && (
          <Button variant="quiet" disabled={busy} onClick={forgot}>
            {t.forgot}
          </Button>
        )}
      </div>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2"
        disabled={busy}
        onClick={policy ? () => setPolicy(undefined) : toCreate}
      >
        {policy ? t.toSignIn : t.toCreate}
      </Button>
    </form>
  )
}
