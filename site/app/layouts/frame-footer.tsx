import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShellData } from '~/shell/shell-data.ts'
import { LateSchemeSwitch } from './late-scheme-switch.tsx'

/** The legal line of the footer, and the choice of colours. */
export function FrameFooter() {
  const t = useMessages(shellMessages)
  const organiser = useShellData()?.organiser
  if (!organiser) return null
  return (
    <footer className="border-ink border-t pb-15 text-mute text-sm md:pb-0 print:hidden">
      <p className="wrap flex flex-wrap gap-x-4 gap-y-1 py-5 tabular-nums">
        <span>
          {organiser.name}, {organiser.address}, {organiser.postcode} {organiser.city}
        </span>
        <span>
          {t.kvk} {organiser.kvk}&nbsp;· {t.vat} {organiser.vat}
        </span>
        <a className="link" href={`mailto:${organiser.email}`}>
          {organiser.email}
        </a>
      </p>
      <LateSchemeSwitch className="wrap pb-6" />
    </footer>
  )
}
