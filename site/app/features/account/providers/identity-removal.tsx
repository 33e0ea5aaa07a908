import { useEffect, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import type { Attempt } from './firebase-sheet.tsx'
import { isIdentityMarked, unmarkIdentity } from './identity-mark.ts'
import { providerMessages } from './messages.ts'

interface IdentityRemovalProps {
  name: string
  busy: boolean
  attempt: (work: Attempt) => void
}

/** Deletes the account at the identity provider, for visitors who signed in with it in this browser. */
export function IdentityRemoval({ name, busy, attempt }: IdentityRemovalProps) {
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
