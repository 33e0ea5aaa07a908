import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { MY_FAIR_PAGE, PROFILE_PAGE, SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { Suspense, useCallback, useRef, useState } from 'react'
import { Link, useHref, useLocation } from 'react-router'
import { WaitingField } from '~/features/search/waiting-field.tsx'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { defaultLocales } from '~/i18n/locales.ts'
import { FairMark } from '~/shell/fair-mark.tsx'
import type { ShellLogo } from '~/shell/house-style.ts'
import { shellMessages } from '~/shell/messages.ts'
import { SavedCount } from '~/shell/save-mark.tsx'
import { useShellData } from '~/shell/shell-data.ts'
import { useShell } from '~/shell/store.ts'
import { Chevron } from '~/ui/chevron.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { imagePath } from '~/ui/image-path.ts'
import { lateComponent } from '~/ui/late-component.ts'
import { MenuSheet } from './menu-sheet.tsx'
import { TargetLink } from './target-link.tsx'

const load = () => import('~/features/search/search-panel.tsx')
const SearchPanel = lateComponent(load)

/**
 * The button that opens the search; its code comes with the first touch. Without JavaScript it is
 * a form that leads to the search page.
 */
function HeaderSearch({ className }: { className: string }) {
  const t = useMessages(shellMessages)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const typed = useRef('')
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <form action={useHref(SEARCH_PAGE)} className="grid">
        <button
          ref={button}
          type="submit"
          aria-expanded={open}
          className={className}
          onPointerEnter={load}
          onFocus={load}
          onClick={(event) => {
            event.preventDefault()
            typed.current = ''
            setOpen(!open)
          }}
        >
          <Icon name="search" className="sm:hidden" />
          <span className="max-sm:sr-only">{t.search}</span>
        </button>
      </form>
      {open && (
        <Suspense fallback={<WaitingField typed={typed} opener={button} onClose={close} />}>
          <SearchPanel typed={typed} opener={button} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Links to this very page in the other languages; a full page load, so that all words change. */
function LanguageSwitch({ className }: { className?: string }) {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const switchTo = useShellData()?.switchTo
  if (!switchTo) return null
  return defaultLocales
    .filter(({ code }) => code !== locale)
    .map(({ code, name, language }) => (
      <a
        key={code}
        className={className}
        href={(switchTo[code] + pathname).replace(/(.)\/$/, '$1') + search}
        hrefLang={language}
        lang={language}
      >
        {code.toUpperCase()}
        <span className="sr-only"> ({name})</span>
      </a>
    ))
}

/** Pixels of a letter of the fair's name and of the menu, and of the space around a word of the menu. */
const NAME_LETTER = 11
const MENU_LETTER = { lg: 8.2, xl: 8.8 } as const
const WORD_SPACE = { lg: 8, xl: 16 } as const

/** Pixels for everything beside the fair's name and the words of the menu: mark, tools, gaps, date. */
const BESIDE = { lg: 275, xl: 310, withDate: 470 } as const

/** Pixels between the gutters of a window of 64rem and of 80rem, and of the widest page. */
const ROOM = { lg: 940, xl: 1176, widest: 1280 } as const

/**
 * The breakpoint from which the words of the main menu stand in the header, which is one line: the
 * name and the words are the editors'. Below it, or everywhere when they never fit, they are in the sheet.
 */
export function menuFrom(name: string, words: readonly string[]): 'lg' | 'xl' | 'never' {
  const letters = words.join('').length
  const wide = (size: 'lg' | 'xl') =>
    name.length * NAME_LETTER + letters * MENU_LETTER[size] + words.length * WORD_SPACE[size]
  if (BESIDE.withDate + wide('xl') > ROOM.widest || BESIDE.xl + wide('xl') > ROOM.xl) return 'never'
  return BESIDE.lg + wide('lg') > ROOM.lg ? 'xl' : 'lg'
}

/** Height of the logo in the head, in pixels. */
const LOGO_HEIGHT = 36
/** Widths of its picture, in pixels, for screens with one and with two pixels to a point. */
const LOGO_WIDTHS = [320, 640] as const

interface LogoVariantProps extends Omit<ShellLogo, 'dark'> {
  readonly className?: string
}

function LogoVariant({ file, width, height, className }: LogoVariantProps) {
  return (
    <img
      src={imagePath(file, LOGO_WIDTHS[0], 'webp')}
      srcSet={LOGO_WIDTHS.map(
        (one, index) => `${imagePath(file, one, 'webp')} ${index + 1}x`,
      ).join()}
      width={width && height ? Math.round((LOGO_HEIGHT * width) / height) : undefined}
      height={LOGO_HEIGHT}
      alt=""
      // The one of the other scheme is hidden, and so not fetched.
      loading="lazy"
      className={`h-9 w-auto max-w-44 object-contain object-left ${className ?? ''}`}
    />
  )
}

/** The logo of the fair, in the scheme of the page; the link around it has the name. */
const FairLogo = ({ logo: { dark, ...light } }: { readonly logo: ShellLogo }) =>
  dark ? (
    <>
      <LogoVariant {...light} className="scheme-light" />
      <LogoVariant {...light} file={dark} className="scheme-dark" />
    </>
  ) : (
    <LogoVariant {...light} />
  )

const AccountButton = lateComponent(() => import('./account-button.tsx'))

/**
 * The link to sign in, or the account menu. The page is the same for all, so it holds a link for
 * each, of which the style sheet shows one, in the same place and width. Without JavaScript it is
 * not known whether the visitor is signed in: then it is the link to the account, which asks to
 * sign in where needed.
 */
function AccountMenu({ className }: { className: string }) {
  const t = useMessages(shellMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  const label = (text: string) => (
    <>
      <Icon name="user" solid={text === t.account} />
      <span className="sr-only">{text}</span>
    </>
  )
  const account = (
    <Link
      to={PROFILE_PAGE}
      className={cx(className, !loggedIn && 'signed-out:hidden noscript:grid')}
    >
      {label(t.account)}
    </Link>
  )
  return (
    <div className="relative grid max-sm:hidden">
      {loggedIn ? (
        <Suspense fallback={account}>
          <AccountButton className={className} />
        </Suspense>
      ) : (
        <>
          <Link to={SIGN_IN_PAGE} className={cx(className, 'signed-in:hidden noscript:hidden')}>
            {label(t.signIn)}
          </Link>
          {account}
        </>
      )}
    </div>
  )
}

const tool =
  'grid place-items-center border-rule border-r px-3 font-semibold text-sm hover:bg-tint sm:min-w-13 sm:px-4 lg:min-w-11 lg:px-3 xl:min-w-13 xl:px-4'

const navigationLook = { lg: 'hidden lg:flex', xl: 'hidden xl:flex', never: 'hidden' } as const

/** One drawn line at every width: mark, fair, date and place, navigation, search, language. */
export function Header() {
  const t = useMessages(shellMessages)
  const shell = useShellData()
  if (!shell) return null
  const { fair, navigation, siteName } = shell
  const from = menuFrom(
    siteName,
    navigation.main.map(({ label }) => label),
  )
  return (
    <header className="relative z-30 border-ink border-b bg-paper print:hidden">
      <div className="wrap flex h-15 items-stretch gap-x-2 sm:gap-x-4 lg:h-17">
        <Link
          to="/"
          aria-label={t.homeOf(siteName)}
          className="flex min-w-0 items-center gap-2 font-bold font-display sm:gap-3 text-xl leading-none tracking-tight"
        >
          {shell.style?.logo ? (
            <FairLogo logo={shell.style.logo} />
          ) : (
            <>
              <FairMark className="shrink-0 text-primary" />
              {siteName}
            </>
          )}
        </Link>
        <p className="hidden shrink-0 self-center border-gray-300 border-l pl-4 text-mute text-xs tabular-nums leading-tight min-[88rem]:block">
          {fair.when}
          <br />
          {fair.city}
        </p>
        {/* Scrolls where readers put more room between letters. */}
        <nav
          aria-label={t.mainMenu}
          className={cx('min-w-0 flex-1 overflow-x-auto *:first:ml-auto', navigationLook[from])}
        >
          {navigation.main.map(({ label, target }) => (
            <TargetLink
              key={target}
              target={target}
              className="group relative flex items-center whitespace-nowrap px-1 font-medium text-[0.875rem] focus-inside hover:text-primary xl:px-2 xl:text-sm"
            >
              {label}
              <Chevron className="absolute bottom-0 left-1/2 hidden h-2 w-4 -translate-x-1/2 text-primary group-aria-[current=page]:block" />
            </TargetLink>
          ))}
        </nav>
        <div className="ml-auto flex shrink-0 border-rule border-l md:relative">
          <HeaderSearch className={tool} />
          <LanguageSwitch className={tool} />
          <Link to={MY_FAIR_PAGE} className={cx(tool, 'relative max-md:hidden')}>
            <Icon name="bookmark" />
            <span className="sr-only">{t.myFair}</span>
            <SavedCount />
          </Link>
          <AccountMenu className={tool} />
          <MenuSheet navigation={navigation} until={from} />
        </div>
      </div>
    </header>
  )
}
