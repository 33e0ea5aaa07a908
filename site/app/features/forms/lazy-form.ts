import { lazy } from 'react'
import { nearViewport } from '~/shell/near-viewport.ts'

/**
 * A form on a page with another main subject: the server renders it whole, and it works as without
 * JavaScript until the element with `id` around it comes near the screen; then its code is fetched.
 * Put it in a <Suspense>.
 */
export const lazyForm = (id: string) =>
  lazy(async () => {
    await nearViewport(id)
    const { ProtectedForm } = await import('./protected-form.tsx')
    return { default: ProtectedForm }
  })
