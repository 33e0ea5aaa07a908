import { signUpPathOf } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import type { LocaleCode } from '~/i18n/locales.ts'
import { cx } from '~/ui/class-names.ts'
import { PageLink } from '~/ui/page-link.tsx'

/** A programme item, as far as its status goes. */
export interface StatusItem {
  readonly id: string
  readonly path: string
  readonly title: string
  /** Where that is not the language of the page. */
  readonly lang?: LocaleCode | undefined
}

export interface StatusLinkProps {
  /** With sign-up. */
  readonly item: StatusItem
  readonly className?: string
  /** The text until more is known. */
  readonly children?: ReactNode
}

/** The title of the item after the text of a link, for screen readers. */
export const StatusTitle = ({ item }: Pick<StatusLinkProps, 'item'>) => (
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
    <StatusTitle item={item} />
  </PageLink>
)
