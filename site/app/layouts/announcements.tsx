import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShellData } from '~/shell/shell-data.ts'
import { TargetLink } from './target-link.tsx'

/** Lines above the header: that this is a draft, and the organiser's banner. */
export function Announcements() {
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
      {shell.banner && (
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
