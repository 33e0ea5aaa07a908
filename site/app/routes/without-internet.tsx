import { WITHOUT_INTERNET_PAGE } from '@beursvloer/contract/page-addresses'
import { FairOnDevice } from '~/features/offline/fair-on-device.tsx'
import { InstallSite } from '~/features/offline/install-site.tsx'
import { offlinePageMessages } from '~/features/offline/messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { PageHead } from '~/ui/page-head.tsx'

export const handle = PUBLIC_PAGE

export const meta = ownMeta(WITHOUT_INTERNET_PAGE, offlinePageMessages, (t) => [
  t.title,
  t.description,
])

/** How the fair is kept on a device, and which pages work there without a connection. */
export default function WithoutInternet() {
  const t = useMessages(offlinePageMessages)
  const lists = [
    [t.worksTitle, t.works],
    [t.needsTitle, t.needs],
  ] as const
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <div className="wrap grid gap-x-16 gap-y-12 pb-section lg:grid-cols-2">
        <div className="space-y-12">
          <section>
            <h2 className="mb-4 text-2xl">{t.keepTitle}</h2>
            <FairOnDevice />
          </section>
          <section>
            <h2 className="mb-4 text-2xl">{t.installTitle}</h2>
            <InstallSite />
          </section>
        </div>
        <div className="space-y-12">
          {lists.map(([title, lines]) => (
            <section key={title}>
              <h2 className="mb-4 text-2xl">{title}</h2>
              <ul className="max-w-text divide-y divide-rule border-rule border-y">
                {Object.entries(lines).map(([name, line]) => (
                  <li key={name} className="py-3">
                    {line}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
