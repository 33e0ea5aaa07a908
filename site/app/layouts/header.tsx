import { MY_FAIR_PAGE } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShellData } from '~/shell/shell-data.ts'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { Roof } from '~/ui/roof.tsx'
import { AccountMenu } from './account-menu.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { TargetLink } from './target-link.tsx'

const tool =
  'grid place-items-center border-rule border-r px-3 font-semibold text-sm hover:bg-tint sm:min-w-13 sm:px-4'

/** One drawn line: mark, fair, date and place, navigation, search, language. */
export function Header() {
  const t = useMessages(shellMessages)
  const shell = useShellData()
  if (!shell) return null
  const { fair, navigation, siteName } = shell
  return (
    <header className="relative z-30 border-ink border-b bg-paper print:hidden">
      {/* In two lines where readers put more room between letters. */}
      <div className="wrap flex flex-wrap items-stretch gap-x-2 *:min-h-15 sm:gap-x-4 lg:gap-x-3 lg:*:min-h-17 min-[88rem]:gap-x-5">
        <Link
          to="/"
          aria-label={t.homeOf(siteName)}
          className="flex shrink-0 items-center gap-3 font-bold font-display text-xl tracking-tight"
        >
          <Roof kind="mark" className="text-primary" />
          {siteName}
        </Link>
        <p className="hidden shrink-0 min-h-0! self-center border-gray-300 border-l pl-4 text-mute text-xs tabular-nums leading-tight xl:block">
          {fair.when}
          <br />
          {fair.city}
        </p>
        <nav aria-label={t.mainMenu} className="ml-auto hidden lg:flex">
          {navigation.main.map(({ label, target }) => (
            <TargetLink
              key={target}
              target={target}
              className="group relative flex items-center whitespace-nowrap px-1.5 font-medium text-[0.875rem] hover:text-primary xl:px-2 xl:text-sm min-[88rem]:px-2.5"
            >
              {label}
              <Roof className="absolute bottom-0 left-1/2 hidden h-2 w-4 -translate-x-1/2 text-primary group-aria-[current=page]:block" />
            </TargetLink>
          ))}
        </nav>
        <div className="ml-auto flex shrink-0 border-rule border-l md:relative lg:ml-0">
          <HeaderSearch className={tool} />
          <LanguageSwitch className={tool} />
          <Link to={MY_FAIR_PAGE} className={cx(tool, 'max-md:hidden')}>
            <Icon name="bookmark" className="min-[88rem]:hidden" />
            <span className="whitespace-nowrap max-[88rem]:sr-only">{t.myFair}</span>
          </Link>
          <AccountMenu className={tool} />
          <MenuSheet navigation={navigation} />
        </div>
      </div>
    </header>
  )
}
