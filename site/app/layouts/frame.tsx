import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShellData } from '~/shell/shell-data.ts'
import { AroundPage } from './around-page.tsx'

/**
 * The full-width frame of pages that turn the default layout off (requirements 2.3: most programme and
 * exhibitor pages, pavilions, floor plan): the same header, the whole width for plan and lists, and
 * of the footer only the line the law asks for.
 */
export function FrameLayout({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages)
  const organiser = useShellData()?.organiser
  return (
    <AroundPage
      footer={
        organiser && (
          <footer className="border-ink border-t pb-15 text-mute text-sm md:pb-0 print:hidden">
            <p className="wrap flex flex-wrap gap-x-4 gap-y-1 py-5 tabular-nums">
              <span>
                {organiser.name}, {organiser.address}, {organiser.postcode} {organiser.city}
              </span>
              <span>
                {t.kvk} {organiser.kvk} · {t.vat} {organiser.vat}
              </span>
              <a className="link" href={`mailto:${organiser.email}`}>
                {organiser.email}
              </a>
            </p>
          </footer>
        )
      }
    >
      {children}
    </AroundPage>
  )
}
