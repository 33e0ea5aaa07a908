import { type ComponentProps, useContext } from 'react'
import { Link, UNSAFE_NavigationContext } from 'react-router'

type PageLinkProps = ComponentProps<'a'> &
  Pick<ComponentProps<typeof Link>, 'prefetch'> & { to: string }

/** Paths that stand in an address as they are: no dots or slashes to resolve. */
const PLAIN_PATH = /^(?:\/[\w%-]+)+(?=$|[?#])/

/** The path of an address below the locale's base, `/sprekers` of `/sprekers?q=a`; '' for others. */
export const plainPathOf = (to: string): string => PLAIN_PATH.exec(to)?.[0] ?? ''

/** Marks a link that the one listener of the page follows (`shell/follow-links.ts`). */
export const FOLLOWED = 'data-follow'

/** Renders as `Link` does. */
function PlainLink({ to, prefetch: _prefetch, ...rest }: PageLinkProps) {
  const { basename } = useContext(UNSAFE_NavigationContext)
  return <a {...{ [FOLLOWED]: '' }} {...rest} href={basename === '/' ? to : basename + to} />
}

/**
 * A link to a page of this site, for long lists: a `Link` that does not depend on the current
 * address, so that a change of the address renders none of them anew (docs/decisions/0034, 0064).
 */
export const PageLink = (props: PageLinkProps): React.ReactNode =>
  plainPathOf(props.to) ? <PlainLink {...props} /> : <Link {...props} />
