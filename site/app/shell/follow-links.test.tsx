// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, it, vi } from 'vitest'
import { PageLink } from '~/ui/page-link.tsx'
import { useFollowedLinks } from './follow-links.ts'

function Page() {
  useFollowedLinks()
  return ['/programma?dag=2', '/programma/a'].map((to) => (
    <PageLink key={to} to={to}>
      {to}
    </PageLink>
  ))
}

it('another page fades in, and the list on the way back; a filter shows at once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.history.replaceState(null, '', '/en/programma')
  const fades: string[] = []
  const startViewTransition = vi.fn((update: () => Promise<void>) => {
    fades.push(window.location.pathname)
    return { finished: update(), skipTransition: () => undefined }
  })
  Object.assign(document, { startViewTransition })
  const router = createBrowserRouter([{ path: '*', Component: Page }], { basename: '/en' })
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  await act(async () => root.render(<RouterProvider router={router} />))
  const follow = async (path: string) => {
    await act(async () => main.querySelector<HTMLElement>(`[href="/en${path}"]`)?.click())
    const { pathname, search } = window.location
    expect(pathname + search).toBe(`/en${path}`)
  }
  await follow('/programma?dag=2')
  expect(fades).toEqual([])
  await follow('/programma/a')
  await act(async () => {
    const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
    window.history.back()
    await back
  })
  expect(fades).toEqual(['/en/programma/a', '/en/programma'])
  act(() => root.unmount())
  router.dispose()
  main.remove()
  Reflect.deleteProperty(document, 'startViewTransition')
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})
