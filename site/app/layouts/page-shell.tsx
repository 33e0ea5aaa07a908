import { type ReactNode, Suspense } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import type { OtherEdition } from '~/shell/request-context.ts'
import { type ShellData, useShellData } from '~/shell/shell-data.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { TargetLink } from './target-link.tsx'

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
