import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onOwnSignUps, ownSignUpOf, ownSignUps } from '~/shell/own-sign-ups.ts'
import type { SignUpView } from './sign-up-view.ts'

/**
 * Loads the page again when the visitor's own sign-up differs from the one on it, as when a place
 * was offered.
 */
export function useStateOfNow({
  item,
  mine,
  isSignedIn,
}: Pick<SignUpView, 'item' | 'mine' | 'isSignedIn'>): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSignedIn) return
    const shown = `${mine?.at} ${mine?.position}`
    return onOwnSignUps(() => {
      if (ownSignUps().failed) return
      const own = ownSignUpOf(item.id)
      const now = own?.state === 'cancelled' ? undefined : own
      if (`${now?.at} ${now?.position}` !== shown) void revalidate()
    })
  }, [isSignedIn, item.id, mine, revalidate])
}
