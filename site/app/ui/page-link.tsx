import { type ComponentProps, useContext } from 'react'
import { Link, UNSAFE_NavigationContext } from 'react-router'

type PageLinkProps = ComponentProps<'a'> &
  Pick<ComponentProps<typeof Link>, 'prefetch'> & { to: string }

/** Paths that stand in an address as they are: no dots or slashes to resolve. */
const PLAIN_PATH = /^(?:\/[\w%-]+)+(?=$|[?#])/

/** The path of an address below the locale's base, `/sprekers` of `/sprekers?q=a`; '' for others. */
export const plainPathOf = (to: string): string => PLAIN_PATH.exec(to)?.[0] ?? ''

/**
 * What `Link` renders. Resolving an address against the routes takes most of its time, and a plain
 * path needs no more than the router's basename before it.
 */
function PlainLink({ to, prefetch: _prefetch, ...rest }: PageLinkProps) {
  const { basename } = useContext(UNSAFE_NavigationContext)
  return <a {...rest} href={basename === '/' ? to : basename + to} data-discover="true" />
}

const LinkOnServer = (props: PageLinkProps) =>
  plainPathOf(props.to) ? <PlainLink {...props} /> : <Link {...props} />

/**
 * A link to a page of this site, for lists and menus: `Link`, except that the server, where nobody
 * follows it, only writes it down (docs/decisions/0034-cheap-renders.md).
 */
export const PageLink: (props: PageLinkProps) => React.ReactNode = import.meta.env.SSR
  ? LinkOnServer
  : Link
