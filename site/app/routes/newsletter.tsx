import { newsletter } from '@beursvloer/contract/forms/definitions/newsletter'
import { NEWSLETTER_PAGE } from '@beursvloer/contract/page-addresses'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { newsletterMessages } from '~/features/newsletter/messages.ts'
import { NewsletterNext } from '~/features/newsletter/newsletter-next.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/newsletter.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, forms: [newsletter] }

export const meta = ownMeta(NEWSLETTER_PAGE, newsletterMessages, (t) => [t.label, t.lead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const action = (args: Route.ActionArgs) => receiveForm(newsletter, args)

export default function Newsletter() {
  const t = useMessages(newsletterMessages)
  return (
    <>
      <PageHead title={t.label} lead={t.lead} />
      <div id="formulier" className="wrap pb-section">
        <div className="max-w-xl">
          <ProtectedForm definition={newsletter} action="#formulier">
            {() => <NewsletterNext />}
          </ProtectedForm>
        </div>
      </div>
    </>
  )
}
