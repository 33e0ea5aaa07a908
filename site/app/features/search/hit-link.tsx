import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** Whether a path leads to a file, which the browser fetches by itself. */
const isFile = (path: string): boolean =>
  path.startsWith('/_file/') || /\.(pdf|ics|csv)$/.test(path)

/** A link to a result: a page, or a file. Files of editors are the same in every language. */
export function HitLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  if (to.startsWith('/_file/')) return <a href={to} download {...rest} />
  return isFile(to) ? (
    <Link to={to} reloadDocument {...rest} />
  ) : (
    <Link to={to} prefetch="intent" {...rest} />
  )
}
