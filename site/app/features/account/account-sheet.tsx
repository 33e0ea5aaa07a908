import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { accountPageMessages } from './messages.ts'

export type AccountLink = 'register' | 'sign-in' | 'forgot' | 'resend' | 'new-link'

interface AccountSheetProps {
  title: string
  lead?: string
  /** What stands above the form: what happened before. */
  notice?: ReactNode
  children?: ReactNode
  /** Other pages of accounts that somebody may want from here. */
  links?: readonly AccountLink[]
}

/** A page around one form of an account: the form left, links to other pages in ruled cells beside it. */
export function AccountSheet({ title, lead, notice, children, links = [] }: AccountSheetProps) {
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
                <LinkCell key={name} name={name} />
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

function LinkCell({ name }: { name: AccountLink }) {
  const t = useMessages(accountPageMessages)
  const links: Readonly<
    Record<AccountLink, readonly [question: string, link: string, to: string]>
  > = {
    register: [t.noAccount, t.register, '/registreren'],
    'sign-in': [t.haveAccount, t.signIn, '/inloggen'],
    forgot: [t.forgotQuestion, t.forgotLink, '/wachtwoord-vergeten'],
    resend: [t.noMail, t.resendLink, '/email-valideren'],
    'new-link': [t.linkUsed, t.askLink, '/wachtwoord-vergeten'],
  }
  const [question, link, to] = links[name]
  return (
    <li className="flex items-center justify-between gap-4 p-5 hover:bg-tint">
      <p>
        <span className="block text-mute text-sm">{question}</span>
        <Link to={to} className="link-cover font-bold font-display text-xl">
          {link}
        </Link>
      </p>
      <Icon name="arrow-right" className="shrink-0 text-mute" />
    </li>
  )
}
