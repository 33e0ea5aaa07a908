import { signUpPathOf } from '@beursvloer/contract/page-addresses'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { LocaleCode } from '~/i18n/locales.ts'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { PageLink } from '~/ui/page-link.tsx'
import { entryOf, onSavedChange } from './saved-store.ts'

/** A programme item, as far as its status goes. */
export interface StatusItem {
  readonly id: string
  readonly path: string
  readonly title: string
  /** Where that is not the language of the page. */
  readonly lang?: LocaleCode | undefined
}

interface StatusLinkProps {
  /** With sign-up. */
  readonly item: StatusItem
  readonly className?: string
  /** The text until more is known. */
  readonly children?: ReactNode
}

const Title = ({ item }: Pick<StatusLinkProps, 'item'>) => (
  <span className="sr-only">
    : <span lang={item.lang}>{item.title}</span>
  </span>
)

/** The state of an item for this visitor, as a link to the page where they reserve, wait or cancel. */
export const StatusLink = ({ item, className, children }: StatusLinkProps) => (
  <PageLink
    to={signUpPathOf(item.path)}
    className={cx('link inline-flex min-h-6 items-center', className)}
  >
    <live-places item={item.id}>{children}</live-places>
    <Title item={item} />
  </PageLink>
)

/**
 * Whether this browser saved an item; a change of another one renders nothing anew. The first reading
 * is a transition, since it comes while parts of the page may still be taken over.
 */
export function useIsSaved(id: string): boolean {
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    const update = () => setSaved(entryOf('session', id)?.saved === true)
    startTransition(update)
    return onSavedChange(update)
  }, [id])
  return saved
}

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
        <Title item={item} />
      </PageLink>
    </>
  )
}
