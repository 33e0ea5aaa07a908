import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShellData } from '~/shell/shell-data.ts'
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
      <div className="wrap flex h-15 items-stretch gap-2 sm:gap-4 lg:h-17 min-[88rem]:gap-7">
        <Link
          to="/"
          aria-label={t.homeOf(siteName)}
          className="flex shrink-0 items-center gap-3 font-bold font-display text-xl tracking-tight"
        >
          <Roof kind="mark" className="text-primary" />
          {siteName}
        </Link>
        <p className="hidden shrink-0 self-center border-gray-300 border-l pl-4 text-mute text-xs tabular-nums leading-tight xl:block">
          {fair.when}
          <br />
          {fair.venue}, {fair.city}
        </p>
        <nav aria-label={t.mainMenu} className="ml-auto hidden lg:flex">
          {navigation.main.map(({ label, target }) => (
            <TargetLink
              key={target}
              target={target}
              className="group relative flex items-center px-3 font-medium text-sm hover:text-primary min-[88rem]:px-3.5 min-[88rem]:text-[1rem]"
            >
              {label}
              <Roof className="absolute bottom-0 left-1/2 hidden h-2 w-4 -translate-x-1/2 text-primary group-aria-[current=page]:block" />
            </TargetLink>
          ))}
        </nav>
        <div className="ml-auto flex border-rule border-l md:relative lg:ml-0">
          <HeaderSearch className={tool} />
          <LanguageSwitch className={tool} />
          <AccountMenu className={tool} />
          <MenuSheet navigation={navigation} />
        </div>
      </div>
    </header>
  )
}
