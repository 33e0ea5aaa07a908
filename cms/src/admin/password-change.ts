import type { StrapiApp } from '@strapi/strapi/admin'

/**
 * The server refuses everything but the own profile to an administrator whose password somebody else
 * knows (cms/src/middlewares/require-password-change.ts). Here such a refusal leads to the profile page,
 * where a notice says why, until a new password is saved.
 */
const REFUSAL = 'PasswordChangeDueError'
const DUE_KEY = 'beursvloer-password-change-due'
const NOTICE_ID = 'password-change-due'
const NOTICE =
  'Kies eerst een eigen wachtwoord: vul hieronder het eenmalige wachtwoord in als huidig wachtwoord, en een nieuw wachtwoord. Daarna meldt u zich opnieuw aan.'

type PanelMiddleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/** What this reads of an action of Strapi's own calls to the server. */
interface CallAction {
  readonly type?: unknown
  readonly payload?: { readonly name?: unknown } | null
  readonly meta?: { readonly arg?: { readonly endpointName?: unknown } }
}

const profilePath = () => `${location.pathname.match(/^.*?\/admin/)?.[0] ?? '/admin'}/me`

function openProfile(): void {
  sessionStorage.setItem(DUE_KEY, 'yes')
  if (location.pathname !== profilePath()) location.assign(profilePath())
}

/** Redux middleware that follows a refusal to the profile page, and forgets it after a saved profile. */
export const openPasswordChange: PanelMiddleware = () => () => (next) => (action) => {
  const { type, payload, meta }: CallAction = action
  if (payload?.name === REFUSAL) openProfile()
  if (meta?.arg?.endpointName === 'updateMe' && String(type).endsWith('/fulfilled')) {
    sessionStorage.removeItem(DUE_KEY)
    document.getElementById(NOTICE_ID)?.remove()
  }
  return next(action)
}

/** Shows the notice above the profile page while a password change is due. */
export function showPasswordNotice(): void {
  if (!sessionStorage.getItem(DUE_KEY) || location.pathname !== profilePath()) return
  const notice = document.createElement('p')
  notice.id = NOTICE_ID
  notice.setAttribute('role', 'status')
  notice.textContent = NOTICE
  notice.style.cssText =
    'margin:0;padding:12px 24px;background:#15803d;color:#fff;font:600 15px/1.5 system-ui,sans-serif'
  document.body.prepend(notice)
}
