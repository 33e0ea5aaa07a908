import { useContext, useEffect, useRef } from 'react'
import {
  type MetaDescriptor,
  UNSAFE_DataRouterDataContext,
  UNSAFE_FrameworkContext,
  useLocation,
  useMatches,
} from 'react-router'

/** Tags that the server wrote for the page that was loaded first, and no browser needs. */
const OF_FIRST_PAGE =
  'meta[property],meta[name="description"],meta[name="robots"],meta[name^="twitter:"],link[rel="alternate"],script[type="application/ld+json"]'

/** The browser's part of the page's `meta`: its title and its address. */
function useDescriptors(): readonly MetaDescriptor[] {
  const matches = useMatches()
  const location = useLocation()
  const { routeModules } = useContext(UNSAFE_FrameworkContext) ?? {}
  const { errors } = useContext(UNSAFE_DataRouterDataContext) ?? {}
  const page = matches.at(-1)
  // An error screen names itself.
  if (!page || errors) return []
  const { loaderData, params } = page
  const args = { loaderData, params, location, matches, error: undefined }
  return routeModules?.[page.id]?.meta?.(args as never) ?? []
}

/**
 * The head of the page in the browser, in place of the router's: after the first navigation it updates
 * title and address, and removes the metadata of the first page.
 */
export function ClientHead() {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const first = useRef(address)
  useEffect(() => {
    if (first.current === address) return
    for (const element of document.head.querySelectorAll(OF_FIRST_PAGE)) element.remove()
  }, [address])
  return useDescriptors().map((descriptor) => {
    if (!descriptor) return null
    if ('title' in descriptor) return <title key="title">{descriptor.title as string}</title>
    const { tagName: _tag, ...link } = descriptor as { tagName?: string; rel?: string }
    return <link key={link.rel} {...link} />
  })
}
