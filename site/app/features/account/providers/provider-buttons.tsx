import { FIREBASE, type OfferedProviders } from '@beursvloer/contract/accounts/identity-settings'
import { RETURN_PARAMETER, SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { useMessages } from '~/i18n/locale.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { providerMessages } from './messages.ts'
import { METHOD_PARAMETER, methodName } from './method-name.ts'

interface ProviderButtonsProps {
  providers: OfferedProviders
  purpose: 'sign-in' | 'register'
  /** Page to go on to afterwards, without language prefix; null: the default. */
  returnTo?: string | null
}

/**
 * The methods to sign in by a provider; nothing when none is set. They are links that load a
 * document: OpenID Connect leaves the site, Firebase may connect to hosts that no other page may.
 */
export function ProviderButtons({
  providers: { oidc, firebase },
  purpose,
  returnTo = null,
}: ProviderButtonsProps) {
  const t = useMessages(providerMessages)
  if (!oidc && !firebase) return null
  const linkTo = (provider: string, method?: string) => {
    const parameters = new URLSearchParams()
    if (method) parameters.set(METHOD_PARAMETER, method)
    if (returnTo) parameters.set(RETURN_PARAMETER, returnTo)
    return { pathname: `${SIGN_IN_PAGE}/${provider}`, search: parameters.toString() }
  }
  const links = [
    ...(oidc ? [{ to: linkTo(oidc.name), name: oidc.label }] : []),
    ...(firebase?.signInMethods ?? []).map((method) => ({
      to: linkTo(FIREBASE, method),
      name: firebase ? methodName(method, firebase) : method,
    })),
  ]
  return (
    <section aria-labelledby="providers" className="space-y-4">
      <h2 id="providers" className="font-semibold text-base">
        {t.or[purpose]}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {links.map(({ to, name }) => (
          <li key={name} className="grid">
            <LinkButton to={to} reloadDocument rel="nofollow" prefetch="none">
              {t.continueWith(name)}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
