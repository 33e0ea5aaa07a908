import type { ComponentProps } from 'react'
import { NavLink, useLocation } from 'react-router'
import { FOLLOWED, PageLink, plainPathOf } from '~/ui/page-link.tsx'

type TargetLinkProps = { target: string; className: string } & Omit<
  ComponentProps<typeof NavLink>,
  'to' | 'className' | 'style' | 'children'
> & { children: React.ReactNode }

function FullLink({ target, ...rest }: TargetLinkProps) {
  // A path may carry its own fragment; NavLink marks it current by path alone.
  return <NavLink to={target} prefetch={target.startsWith('/') ? 'intent' : 'none'} {...rest} />
}

/** In the browser it is a `NavLink`, which follows itself. */
const AS_NAV_LINK = { [FOLLOWED]: undefined, 'data-discover': 'true' }

/** Renders a plain path as `NavLink` does. */
function PlainLink({ target, className, ...rest }: TargetLinkProps) {
  const here = `${useLocation().pathname}/`.toLowerCase()
  const current = here.startsWith(`${plainPathOf(target)}/`.toLowerCase())
  return (
    <PageLink
      {...rest}
      {...AS_NAV_LINK}
      aria-current={current ? 'page' : undefined}
      className={current ? `${className} active` : className}
      to={target}
    />
  )
}

const LinkOnServer = (props: TargetLinkProps) =>
  plainPathOf(props.target) ? <PlainLink {...props} /> : <FullLink {...props} />

/** A link whose target an editor chose: a path of this site, or an address elsewhere. */
export const TargetLink = import.meta.env.SSR ? LinkOnServer : FullLink
