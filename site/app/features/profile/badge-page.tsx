import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PrintButton } from '~/ui/print-button.tsx'
import { BadgeCard } from './badge-card.tsx'
import { badgeMessages } from './badge-messages.ts'
import type { BadgeView } from './profile-view.ts'

interface BadgePageProps {
  badge: BadgeView
  code: string
  /** Addresses of its pictures. */
  files: Readonly<Record<'png' | 'svg', string>>
  /** Over the title. */
  head?: ReactNode
}

/** The badge on its own: to hold under a scanner, to print at its true size, to keep. */
export function BadgePage({ badge, code, files, head }: BadgePageProps) {
  const t = useMessages(badgeMessages)
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-4 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] print:block print:p-0">
      <div className="print:hidden">
        {head}
        <h1 tabIndex={-1} className="mt-5 font-extrabold text-5xl md:mt-8">
          {t.title}
        </h1>
        <p className="mt-5 max-w-[44ch] text-lg">{t.lead}</p>
        <ul className="mt-8 max-w-text divide-y divide-gray-300 border-gray-300 border-y">
          <Row label={t.print} help={t.printHelp}>
            <PrintButton>{t.print}</PrintButton>
          </Row>
          <Row label={t.keep}>
            <Download file={files.png}>{t.png}</Download>
            <Download file={files.svg}>{t.svg}</Download>
          </Row>
        </ul>
      </div>
      <div className="badge-sheet max-lg:order-first">
        <BadgeCard badge={badge} />
        <p className="mt-2 text-mute text-sm print:hidden">
          {t.code} <code className="wrap-anywhere text-ink">{code}</code>
        </p>
      </div>
    </div>
  )
}

function Row({ label, help, children }: { label: string; help?: string; children: ReactNode }) {
  return (
    <li className="py-3">
      <p className="font-semibold">{label}</p>
      {help && <p className="text-mute text-sm">{help}</p>}
      <div className="flex flex-wrap gap-x-6">{children}</div>
    </li>
  )
}

function Download({ file, children }: { file: string; children: ReactNode }) {
  return (
    <a href={useHref(file)} download className="link inline-flex min-h-11 items-center gap-2">
      <Icon name="download" className="size-4.5" />
      {children}
    </a>
  )
}
