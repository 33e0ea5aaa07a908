import {
  MAX_REGISTRATION_BYTES,
  visitorRegistration,
} from '@beursvloer/contract/forms/definitions/visitor-registration'
import { NEWSLETTER_PAGE, PROFILE_PAGE, REGISTER_PAGE } from '@beursvloer/contract/page-addresses'
import { useState } from 'react'
import { redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { sessionMiddleware } from '~/account/middleware.server.ts'
import { offeredProviders } from '~/account/providers.server.ts'
import { receiveRegistration } from '~/account/register.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { ProviderButtons } from '~/features/account/providers/provider-buttons.tsx'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/register.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  forms: [{ maxBodyBytes: MAX_REGISTRATION_BYTES }],
}

export const middleware = [sessionMiddleware]

export const meta = ownMeta(REGISTER_PAGE, accountPageMessages, (t) => [t.register, t.registerLead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** The same for all; an edition whose visitors register elsewhere redirects there. */
export function loader({ context }: Route.LoaderArgs) {
  const { registrationOpen, registrationUrl } = contentOf(context).edition
  if (registrationOpen && registrationUrl && registrationUrl !== REGISTER_PAGE) {
    throw redirect(registrationUrl)
  }
  return {
    open: registrationOpen,
    policy: accountOf(context).policy,
    providers: offeredProviders(context),
  }
}

export function action(args: Route.ActionArgs) {
  if (!contentOf(args.context).edition.registrationOpen) {
    throw new Response(null, { status: 404 })
  }
  return receiveRegistration(args)
}

export default function Register({ loaderData }: Route.ComponentProps) {
  const t = useMessages(accountPageMessages)
  const { open, policy, providers } = loaderData
  const [definition] = useState(() => visitorRegistration(policy))
  return (
    <AccountSheet
      title={t.register}
      lead={t.registerLead}
      links={open ? ['group', 'sign-in', 'resend'] : ['sign-in', 'resend']}
    >
      <div className="space-y-4 signed-out:hidden">
        <Notice title={t.registeredAlready}>{t.registeredAlreadyHint}</Notice>
        <LinkButton to={PROFILE_PAGE}>{t.toProfile}</LinkButton>
      </div>
      {open ? (
        <div className="space-y-8 signed-in:hidden">
          <ProviderButtons purpose="register" providers={providers} />
          <div id="formulier">
            <ProtectedForm definition={definition} action="#formulier" sentTitle={t.checkMail}>
              {() => t.registeredNext}
            </ProtectedForm>
          </div>
        </div>
      ) : (
        <>
          <Notice title={t.registrationClosed}>{t.registrationClosedHint}</Notice>
          <LinkButton to={NEWSLETTER_PAGE}>{t.toNewsletter}</LinkButton>
        </>
      )}
    </AccountSheet>
  )
}
