import type { ComponentProps } from 'react'
import { NavLink } from 'react-router'

/** A link whose target an editor chose: a path of this site, or an address elsewhere. */
export function TargetLink({
  target,
  ...rest
}: { target: string } & Omit<ComponentProps<typeof NavLink>, 'to'>) {
  // A path may carry its own fragment; NavLink marks it current by path alone.
  return <NavLink to={target} prefetch={target.startsWith('/') ? 'intent' : 'none'} {...rest} />
}
