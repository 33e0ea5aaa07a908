import { FIREBASE, FIREBASE_SIGN_IN_METHODS } from '@beursvloer/contract/accounts/identity-settings'
import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { data, redirect } from 'react-router'
import { beginAuthorization, isCmsAvailable, offeredProviders } from '~/account/providers.server.ts'
import { FirebaseSheet } from '~/features/account/providers/firebase-sheet.tsx'
import { providerMessages } from '~/features/account/providers/messages.ts'
import { METHOD_PARAMETER, methodName } from '~/features/account/providers/method-name.ts'
import { returnPath } from '~/features/account/return-path.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import { localePrefixOf, siteRequestOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/sign-in-provider.ts'

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  opensIdentity: ({ provider }) => provider === FIREBASE,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell || !loaderData) return []
  const t = providerMessages[shell.locale]
  const name = methodName(loaderData.method, loaderData.firebase)
  return pageMeta(matches, {
    title: t.title(name),
    description: loaderData.method === 'password' ? t.ownLead : t.lead(name),
    path: `${SIGN_IN_PAGE}/${FIREBASE}`,
  })
}

/**
 * Redirects to the provider by way of the CMS (requirements 11.2), or shows the page of Firebase.
 */
export async function loader({ context, params: { provider }, url }: Route.LoaderArgs) {
  const { oidc, firebase } = offeredProviders(context)
  const returnTo = returnPath(url.searchParams)
  if (oidc && provider === oidc.name) {
    const { locale } = siteRequestOf(context)
    // The browser would end at an address without an answer.
    if (!(await isCmsAvailable(context)))
      throw redirect(`${SIGN_IN_PAGE}/${provider}/klaar?error=later`)
    const site = url.origin + localePrefixOf(context)
    const { address, cookie } = beginAuthorization(context, provider, { returnTo, locale, site })
    throw redirect(address, { headers: { 'Set-Cookie': cookie } })
  }
  validatePage(firebase && provider === FIREBASE, url)
  const asked = FIREBASE_SIGN_IN_METHODS.find(
    (method) => method === url.searchParams.get(METHOD_PARAMETER),
  )
  const method =
    firebase.signInMethods.find((offered) => offered === asked) ?? firebase.signInMethods[0]
  validatePage(method, url)
  return data({ firebase, method, returnTo })
}

export default function SignInAtProvider({ loaderData }: Route.ComponentProps) {
  const t = useMessages(providerMessages)
  const name = methodName(loaderData.method, loaderData.firebase)
  return (
    <>
      <PageHead
        title={t.title(name)}
        lead={loaderData.method === 'password' ? t.ownLead : t.lead(name)}
      />
      <div className="wrap pb-section">
        <FirebaseSheet key={loaderData.method} {...loaderData} />
      </div>
    </>
  )
}
