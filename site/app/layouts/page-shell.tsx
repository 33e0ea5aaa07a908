import {
  FLOOR_PLAN_PAGE,
  MY_FAIR_PAGE,
  NOW_PAGE,
  PROGRAMME_PAGE,
} from '@beursvloer/contract/page-addresses'
import { type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { useFairClock } from '~/shell/fair-clock.ts'
import { shellMessages } from '~/shell/messages.ts'
import type { OtherEdition } from '~/shell/request-context.ts'
import { SavedCount } from '~/shell/save-mark.tsx'
import { type ShellData, useShellData } from '~/shell/shell-data.ts'
import { Chevron } from '~/ui/chevron.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TargetLink } from './target-link.tsx'

/**
 * Links for visitors who walk the fair, in reach of a thumb, on phones. On the days of the fair wider
 * screens have the first of them, Nu.
 */
function BottomBar() {
  const t = useMessages(shellMessages)
  const { pathname } = useLocation()
  const clock = useFairClock()
  const days = useShellData()?.fair.days
  const isFairDay = clock && days?.includes(clock.date)
  const items = [
    [NOW_PAGE, t.now, 'clock', pathname === NOW_PAGE],
    [PROGRAMME_PAGE, t.programme, 'menu', /^\/programma(\/|$)/.test(pathname)],
    [FLOOR_PLAN_PAGE, t.floorPlan, 'plan', pathname === FLOOR_PLAN_PAGE],
    [MY_FAIR_PAGE, t.mine, 'bookmark', pathname === MY_FAIR_PAGE],
  ] as const
  return (
    <nav
      aria-label={t.quickMenu}
      className={cx(
        'fixed low:static inset-x-0 bottom-0 z-20 grid grid-cols-[repeat(4,minmax(max-content,1fr))] border-ink border-t bg-paper pb-[env(safe-area-inset-bottom)] print:hidden',
        isFairDay
          ? 'md:inset-x-auto md:left-gutter md:w-20 md:grid-cols-1 md:border-x'
          : 'md:hidden',
      )}
    >
      {items.map(([target, label, icon, current]) => (
        <Link
          key={target}
          to={target}
          aria-current={current ? 'page' : undefined}
          className={cx(
            'group relative grid h-15 content-center justify-items-center gap-1 border-rule border-r font-semibold text-xs last:border-r-0 aria-[current=page]:text-primary',
            target !== NOW_PAGE && 'md:hidden',
          )}
        >
          <Chevron className="absolute top-0 left-1/2 hidden h-2 w-4 -translate-x-1/2 rotate-180 text-primary group-aria-[current=page]:block" />
          <Icon name={icon} />
          {label}
          {target === MY_FAIR_PAGE && <SavedCount />}
        </Link>
      ))}
    </nav>
  )
}

/** On pages of another edition: which one this is, and the way to the current one. */
function EditionLine({
  shell: { fair },
  edition: { isPast, current, home },
}: {
  readonly shell: ShellData
  readonly edition: OtherEdition
}) {
  const t = useMessages(shellMessages)
  return (
    <p className="on-dark px-4 py-2 text-center font-semibold text-sm print:hidden">
      {isPast ? t.pastEdition(fair.name) : t.comingEdition(fair.name)}{' '}
      <a href={home} className="link">
        {t.toEdition(current)}
      </a>
    </p>
  )
}

/** Lines above the header: that this is a draft, and the organiser's banner. */
function Announcements() {
  const t = useMessages(shellMessages)
  const shell = useShellData()
  if (!shell) return null
  return (
    <>
      {shell.preview && (
        <p
          role="status"
          className="bg-brick px-4 py-2 text-center font-semibold text-paper text-sm"
        >
          {t.preview}
        </p>
      )}
      {shell.otherEdition && <EditionLine shell={shell} edition={shell.otherEdition} />}
      {shell.banner && !shell.otherEdition && (
        <p
          lang={shell.banner.lang}
          className="on-dark px-4 py-2 text-center text-sm print:hidden"
          data-count="marketing banner"
        >
          {shell.banner.target ? (
            <TargetLink target={shell.banner.target} className="link">
              {shell.banner.text}
            </TargetLink>
          ) : (
            shell.banner.text
          )}
        </p>
      )}
    </>
  )
}

/** First stop of the keyboard: past header and navigation. */
function SkipLink() {
  const t = useMessages(shellMessages)
  return (
    <a
      href="#inhoud"
      className="sr-only z-50 bg-deep font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      {t.skip}
    </a>
  )
}

/** The parts around every page but the bare ones: header, footer, and the bar of phones. */
export function PageShell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Announcements />
      <Header />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      {/* React takes these over after the page. */}
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <BottomBar />
      </Suspense>
    </>
  )
}
