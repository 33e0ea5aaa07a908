import { type PasswordPolicy, passwordHelp } from '@beursvloer/contract/accounts/password-policy'
import { type FormEvent, useRef, useState } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/text-field.tsx'
import type { Attempt } from './firebase-sheet.tsx'
import { providerMessages } from './messages.ts'

interface PasswordSignInProps {
  busy: boolean
  attempt: (work: Attempt) => void
}

/** Signing in with an account that the identity provider itself keeps, or making one there. */
export function PasswordSignIn({ busy, attempt }: PasswordSignInProps) {
  const t = useMessages(providerMessages)
  const locale = useLocale()
  // The values of the fields count, also those typed before scripts took over. The fields have no
  // names: nothing may come into the address when the form is sent before that.
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const typed = () => [email.current?.value ?? '', password.current?.value ?? ''] as const
  /** The provider's policy; set while an account is being made. */
  const [policy, setPolicy] = useState<PasswordPolicy>()

  const send = (event: FormEvent) => {
    event.preventDefault()
    attempt(async (client) => {
      if (!policy) return { token: await client.signInWithPassword(...typed()) }
      await client.createAccount(...typed())
      setPolicy(undefined)
      if (password.current) password.current.value = ''
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
      const [address] = typed()
      await client.resetPassword(address)
      return { done: t.mailed }
    })

  return (
    <form method="post" onSubmit={send} className="space-y-6" noValidate>
      <TextField ref={email} label={t.email} type="email" autoComplete="username" />
      <TextField
        ref={password}
        label={t.password}
        type="password"
        help={policy && passwordHelp(policy)[locale]}
        autoComplete={policy ? 'new-password' : 'current-password'}
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
