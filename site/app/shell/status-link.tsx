import { signUpPathOf } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { cx } from '~/ui/class-names.ts'
import { PageLink } from '~/ui/page-link.tsx'

interface StatusLinkProps {
  /** A programme item with sign-up. */
  readonly item: { readonly id: string; readonly path: string; readonly title: string }
  /** The visitor's own state alone: nothing where there is none. */
  readonly about?: 'own'
  readonly className?: string
  /** The text until more is known. */
  readonly children?: ReactNode
}

/**
 * The state of an item for this visitor, as a link to the page where they reserve, wait or cancel.
 */
export const StatusLink = ({ item, about, className, children }: StatusLinkProps) => (
  <PageLink
    to={signUpPathOf(item.path)}
    className={cx(
      'link inline-flex min-h-6 items-center',
      about === 'own' && 'not-has-data-tone:hidden',
      className,
    )}
  >
    <live-places item={item.id} {...(about && { about })}>
      {children}
    </live-places>
    <span className="sr-only">: {item.title}</span>
  </PageLink>
)
