import { signUpPathOf } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { type StatusLinkProps, StatusTitle } from '~/shell/status-link.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { PageLink } from '~/ui/page-link.tsx'

/** In `group/status`: hides the button that saves while the visitor has a place or waits for one. */
export const UNLESS_PLACED = 'group-has-data-tone/status:hidden'

interface PlaceLinkProps extends StatusLinkProps {
  /** Whether the item is saved: it shows then, else only with a place, and without scripts. */
  readonly saved: boolean
}

/**
 * What comes of the button that saves: Reserveer, the visitor's place, their position on the waiting list,
 * or that it is full.
 */
export const PlaceLink = (props: PlaceLinkProps): ReactNode => {
  const { item, saved, className, children } = props
  return (
    <>
      {!saved && (
        <noscript>
          <PlaceLink {...props} saved />
        </noscript>
      )}
      <PageLink
        to={signUpPathOf(item.path)}
        data-tone={saved ? 'saved' : undefined}
        className={cx(
          'inline-flex items-center gap-2 rounded-xs font-semibold leading-tight print:hidden',
          !saved && 'not-has-data-tone:hidden',
          className,
        )}
      >
        <Icon name="bookmark" solid className="shrink-0 noscript:hidden" />
        <live-places item={item.id} about={saved ? undefined : 'own'}>
          {children}
        </live-places>
        <StatusTitle item={item} />
      </PageLink>
    </>
  )
}
