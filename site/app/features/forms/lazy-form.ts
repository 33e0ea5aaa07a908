import { lazy } from 'react'
import { nearViewport } from '~/shell/near-viewport.ts'

/**
 * The form of a page that is about something else: the server draws it whole, and it works as it does
 * without JavaScript until the element with `id` around it comes near the screen; then its code is
 * fetched. Put it in a <Suspense>.
 */
export const lazyForm = (id: string) =>
  lazy(async () => {
    await nearViewport(id)
    const { ProtectedForm } = await import('./protected-form.tsx')
    return { default: ProtectedForm }
  })
