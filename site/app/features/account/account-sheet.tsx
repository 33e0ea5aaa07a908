import { GROUP_PAGE } from '@beursvloer/contract/accounts/group'
import {
  CONFIRM_ADDRESS_PAGE,
  FORGOT_PASSWORD_PAGE,
  SIGN_IN_PAGE,
} from '@beursvloer/contract/accounts/paths'
import { REGISTER_PAGE } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { Facade } from '~/ui/facade/facade.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { accountPageMessages } from './messages.ts'
import { signInLinkPath, signInPath } from './return-path.ts'

export type AccountLink =
  | 'register'
  | 'sign-in'
  | 'sign-in-link'
  | 'forgot'
  | 'resend'
  | 'new-link'
  | 'group'

interface AccountSheetProps {
  title: string
  lead?: ReactNode
  /** Notice above the form, about an earlier action. */
  notice?: ReactNode
  children?: ReactNode
  /** Links to other account pages. */
  links?: readonly AccountLink[]
  /** Page to go on to after signing in another way, without language prefix; null: the default. */
  returnTo?: string | null
}

/** A page around one form of an account: the form left, links to other pages in ruled cells beside it. */
export function AccountSheet({
  title,
  lead,
  notice,
  children,
  links = [],
  returnTo = null,
}: AccountSheetProps) {
  const t = useMessages(accountPageMessages)
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className="wrap grid gap-x-16 gap-y-12 pb-12 lg:grid-cols-[minmax(0,36rem)_minmax(0,22rem)] lg:justify-between">
        <div className="min-w-0 space-y-8">
          {notice}
          {children}
        </div>
        {links.length > 0 && (
          <nav aria-label={t.more}>
            <ul className="cells">
              {links.map((name) => (
                <LinkCell key={name} name={name} returnTo={returnTo} />
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="wrap overflow-hidden">
        <Facade
          seed="voordeur"
          size="wide"
          className="block h-32 w-full object-cover object-bottom md:h-48"
        />
      </div>
    </>
  )
}

function LinkCell({ name, returnTo }: { name: AccountLink; returnTo: string | null }) {
  const t = useMessages(accountPageMessages)
  const links: Readonly<
    Record<AccountLink, readonly [question: string, link: string, to: string]>
  > = {
    register: [t.noAccount, t.register, REGISTER_PAGE],
    'sign-in': [t.haveAccount, t.signIn, returnTo ? signInPath(returnTo) : SIGN_IN_PAGE],
    'sign-in-link': [t.noPassword, t.askLinkShort, signInLinkPath(returnTo)],
    forgot: [t.forgotQuestion, t.forgotLink, FORGOT_PASSWORD_PAGE],
    resend: [t.noMail, t.resendLink, CONFIRM_ADDRESS_PAGE],
    group: [t.groupQuestion, t.groupLink, GROUP_PAGE],
    'new-link': [t.linkUsed, t.askLink, FORGOT_PASSWORD_PAGE],
  }
  const [question, link, to] = links[name]
  const forVisitorsSignedOut = ['register', 'sign-in', 'sign-in-link', 'resend'].includes(name)
  return (
    <li
      className={cx(
        'flex items-center justify-between gap-4 p-5 hover:bg-tint',
        forVisitorsSignedOut && 'signed-in:hidden',
      )}
    >
      <p>
        <span className="block text-mute text-sm">{question}</span>
        <Link to={to} className="link-cover font-bold text-xl">
          {link}
        </Link>
      </p>
      <Icon name="arrow-right" className="shrink-0 text-mute" />
    </li>
  )
}
