import { WITHOUT_INTERNET_PAGE } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { openModal } from '~/shell/store.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Button } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { offlinePageMessages } from './messages.ts'
import { useInstall } from './use-install.ts'

/** Puts the site on the home screen, or says how; nothing where it is there already. */
export default function InstallBox() {
  const t = useMessages(offlinePageMessages)
  const { install, isInstalled } = useInstall()
  if (isInstalled) return null
  const explain = () => openModal({ title: t.installTitle, content: <p>{t.installHint}</p> })
  return (
    <section
      aria-label={t.installTitle}
      className="max-w-text space-y-3 border border-gray-300 p-5 print:hidden"
    >
      <p className="flex gap-3">
        <Icon name="download" className="mt-1 shrink-0 text-primary" />
        <span>{t.installWhy}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button size="sm" onClick={install ?? explain}>
          {install ? t.install : t.installHow}
        </Button>
        <ArrowLink to={WITHOUT_INTERNET_PAGE}>{t.more}</ArrowLink>
      </div>
    </section>
  )
}
