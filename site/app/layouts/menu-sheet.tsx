import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { type MouseEvent, Suspense } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import type { Navigation } from '~/shell/shell-data.ts'
import { toggleNavItems, useShell } from '~/shell/store.ts'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { TargetLink } from './target-link.tsx'

const AccountLinks = lateComponent(() => import('./account-links.tsx'), 'AccountLinks')

const row = 'items-center gap-2 border-rule border-b py-3 font-semibold'

/** The account in the menu of phones, whose header has no room for it; as in `AccountMenu`. */
function AccountInSheet() {
  const t = useMessages(shellMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  if (loggedIn) {
    return (
      <div className="wrap">
        <Suspense>
          <AccountLinks className="-mx-4 border-rule border-b" />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="wrap">
      <Link to={SIGN_IN_PAGE} className={`flex signed-in:hidden noscript:hidden ${row}`}>
        <Icon name="user" />
        {t.signIn}
      </Link>
      <Link to={PROFILE_PAGE} className={`hidden signed-in:flex noscript:flex ${row}`}>
        <Icon name="user" solid />
        {t.account}
      </Link>
    </div>
  )
}

function close(sheet: HTMLDetailsElement): void {
  // Close directly: the `toggle` event may not have fired yet.
  sheet.open = false
  toggleNavItems(false)
}

/** Closes the menu and gives the focus back to its button. */
function closeAndReturn(sheet: HTMLDetailsElement): void {
  close(sheet)
  sheet.querySelector('summary')?.focus()
}

/** A link to the current page leads nowhere: it closes the menu. */
function closeWhenHere({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  const link = target instanceof Element && target.closest('a')
  if (link && link.pathname === location.pathname) closeAndReturn(currentTarget)
}

interface MenuSheetProps {
  navigation: Navigation
  /** From where on the header has the menu itself. */
  until: 'lg' | 'xl' | 'never'
}

const look = { lg: 'lg:hidden', xl: 'xl:hidden', never: '' } as const

/**
 * The navigation of phones, and of a menu too long for the header: a sheet that covers the page. A native <details>, so that it opens
 * without JavaScript; its state is the shell's "nav items visible".
 */
export function MenuSheet({ navigation, until }: MenuSheetProps) {
  const t = useMessages(shellMessages)
  const visible = useShell((state) => state.navItemsVisible)
  const groups = [
    ['visit', t.visit],
    ['participate', t.participate],
    ['about', t.about],
  ] as const
  return (
    <details
      className={cx('group flex', look[until])}
      open={visible}
      onToggle={(event) => toggleNavItems(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeAndReturn(event.currentTarget)
      }}
      onClick={closeWhenHere}
      // The menu covers the page: the focused element must not be behind it.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget)
      }}
    >
      <summary className="flex list-none items-center gap-2 border-rule border-r px-3 sm:px-4 font-semibold text-sm">
        <span className="group-open:hidden">
          <Icon name="menu" />
        </span>
        <span className="hidden group-open:block">
          <Icon name="close" />
        </span>
        {/* The narrowest phones have room for the icon alone. */}
        <span className="max-[22.4rem]:sr-only">{t.menu}</span>
      </summary>
      <nav
        aria-label={t.menu}
        className="fixed inset-x-0 top-15 bottom-0 overflow-y-auto lg:top-17 max-md:absolute max-md:top-full max-md:bottom-auto max-md:h-[calc(100dvh-3.75rem)] border-ink border-t bg-paper pb-24"
      >
        <ul className="wrap py-2">
          {navigation.main.map(({ label, target }) => (
            <li key={target} className="border-rule border-b">
              <TargetLink
                target={target}
                className="flex items-center justify-between py-3 font-bold font-display text-2xl aria-[current=page]:text-primary"
              >
                {label}
                <Icon name="arrow-right" className="text-mute" />
              </TargetLink>
            </li>
          ))}
        </ul>
        <AccountInSheet />
        <div className="wrap grid grid-cols-2 gap-6 pt-4">
          {groups.map(([group, label]) => (
            <div key={group}>
              {/* No heading: it would stand before the page's first one. */}
              <p aria-hidden="true" className="mb-1 font-bold leading-tight">
                {label}
              </p>
              <ul aria-label={label}>
                {navigation[group].map((item) => (
                  <li key={item.target}>
                    <TargetLink target={item.target} className="block py-2 text-sm">
                      {item.label}
                    </TargetLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
    </details>
  )
}
