import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { offlinePageMessages } from './messages.ts'
import { useInstall } from './use-install.ts'

/** Puts the site on the home screen, or says how. */
export function InstallSite() {
  const t = useMessages(offlinePageMessages)
  const { install, isInstalled } = useInstall()
  if (isInstalled) return <p>{t.installed}</p>
  return (
    <div className="max-w-text space-y-4">
      <p>{t.installHint}</p>
      {install && <Button onClick={install}>{t.install}</Button>}
    </div>
  )
}
