import {
  CONSENTS_ID,
  NEWSLETTER_PAGE,
  PROFILE_PAGE,
  PUSH_PAGE,
} from '@beursvloer/contract/page-addresses'
import { Suspense, useEffect, useState } from 'react'
import { pushMessages } from '~/features/push/messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import { PageHead } from '~/ui/page-head.tsx'

const PushSettings = lateComponent(() => import('~/features/push/push-settings.tsx'))

export const handle: PageHandle = { audience: 'shared', sitemap: false, counted: true }

export const meta = ownMeta(PUSH_PAGE, pushMessages, (t) => [t.title, t.description])

/** The push messages of this device: `/meldingen`. */
export default function Push() {
  const t = useMessages(pushMessages)
  // The permission is known in the browser alone.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <div className="wrap grid gap-x-16 gap-y-12 pb-section lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-h-[40vh] border border-ink p-5 md:p-8">
          <p className="hidden noscript:block">{t.noScript}</p>
          <Suspense>{isLive && <PushSettings />}</Suspense>
        </div>
        <section>
          <h2 className="mb-4 text-2xl">{t.mailTitle}</h2>
          <p className="mb-4 max-w-text">{t.mail}</p>
          <ul className="space-y-3">
            <li>
              <ArrowLink to={`${PROFILE_PAGE}#${CONSENTS_ID}`}>{t.toChoices}</ArrowLink>
            </li>
            <li>
              <ArrowLink to={NEWSLETTER_PAGE}>{t.toNewsletter}</ArrowLink>
            </li>
          </ul>
        </section>
      </div>
    </>
  )
}
