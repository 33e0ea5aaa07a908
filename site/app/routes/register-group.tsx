import { GROUP_PAGE } from '@beursvloer/contract/accounts/group'
import { groupRegistration } from '@beursvloer/contract/forms/definitions/group-registration'
import { REGISTER_PAGE } from '@beursvloer/contract/page-addresses'
import { Link, redirect } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { groupMessages } from '~/features/group/messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/register-group.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, forms: [groupRegistration] }

export const meta = ownMeta(GROUP_PAGE, groupMessages, (t) => [t.title, t.lead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

const isOpen = (context: Route.LoaderArgs['context']) => {
  const { registrationOpen, registrationUrl } = contentOf(context).edition
  return registrationOpen && (!registrationUrl || registrationUrl === REGISTER_PAGE)
}

/** Only where visitors register on this site, while registration is open. */
export function loader({ context }: Route.LoaderArgs) {
  if (!isOpen(context)) throw redirect(REGISTER_PAGE)
  return null
}

export function action(args: Route.ActionArgs) {
  if (!isOpen(args.context)) throw new Response(null, { status: 404 })
  return receiveForm(groupRegistration, args)
}

export default function RegisterGroup() {
  const t = useMessages(groupMessages)
  return (
    <>
      <PageHead
        label={<Breadcrumbs items={[{ to: REGISTER_PAGE, label: t.register }]} />}
        title={t.title}
        lead={t.lead}
      />
      <div className="wrap grid gap-x-16 gap-y-12 pb-section lg:grid-cols-[minmax(0,40rem)_minmax(0,22rem)] lg:justify-between">
        <div id="formulier" className="min-w-0 max-lg:order-2">
          <ProtectedForm definition={groupRegistration} action="#formulier" sentTitle={t.sentTitle}>
            {() => t.sentNext}
          </ProtectedForm>
        </div>
        <section aria-labelledby="zo-gaat-het" className="self-start border-ink border-t pt-4">
          <h2 id="zo-gaat-het" className="text-2xl">
            {t.stepsTitle}
          </h2>
          <ol className="mt-4 list-decimal space-y-3 pl-5">
            {Object.entries(t.steps).map(([name, step]) => (
              <li key={name}>{step}</li>
            ))}
          </ol>
          <p className="mt-6 text-mute">
            {t.alone}{' '}
            <Link to={REGISTER_PAGE} className="link">
              {t.aloneLink}
            </Link>
          </p>
        </section>
      </div>
    </>
  )
}
