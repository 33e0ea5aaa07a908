import { nearViewport } from '~/shell/near-viewport.ts'
import { lateComponent } from '~/ui/late-component.ts'

/**
 * A form on a page with another main subject: the server renders it whole, and it works as without
 * JavaScript until the element with `id` around it comes near the screen; then its code is fetched.
 * Put it in a <Suspense>.
 */
export const lazyForm = (id: string) =>
  lateComponent(async () => {
    await nearViewport(id)
    return import('./protected-form.tsx')
  }, 'ProtectedForm')
