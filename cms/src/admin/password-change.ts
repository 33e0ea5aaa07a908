import type { StrapiApp } from '@strapi/strapi/admin'

/**
 * The server refuses everything but the own profile to an administrator whose password somebody
 * else knows, and reports that in the profile (cms/src/middlewares/require-password-change.ts).
 * Here both lead to the profile page, with a notice until a new password is saved.
 */
const REFUSAL = 'PasswordChangeDueError'
const NOTICE_ID = 'password-change-due'
const NOTICE =
  'Kies eerst een eigen wachtwoord: vul hieronder het eenmalige wachtwoord in als huidig wachtwoord, en een nieuw wachtwoord. Daarna meldt u zich opnieuw aan.'

/** Strapi's calls that answer the own profile, and its action that signs out. */
const PROFILE_CALLS = ['getMe', 'updateMe']
const SIGN_OUT = 'admin/logout'

type PanelMiddleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/** The read fields of an action of Strapi's own calls to the server. */
interface CallAction {
  readonly type?: unknown
  readonly payload?: { readonly name?: unknown; readonly passwordChangeDue?: boolean } | null
  readonly meta?: { readonly arg?: { readonly endpointName?: string } }
}

const profilePath = () => `${location.pathname.match(/^.*?\/admin/)?.[0] ?? '/admin'}/me`

/** Focuses the first field to fill in, once the page shows it. */
function focusCurrentPassword(): void {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('input[name=currentPassword]')
    if (!field) return
    observer.disconnect()
    field.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Shows the reason for the redirect above the profile page. */
function showNotice(): void {
  if (document.getElementById(NOTICE_ID)) return
  const notice = document.createElement('p')
  notice.id = NOTICE_ID
  notice.setAttribute('role', 'status')
  notice.textContent = NOTICE
  notice.style.cssText =
    'margin:0;padding:12px 24px;background:#15803d;color:#fff;font:600 15px/1.5 system-ui,sans-serif'
  focusCurrentPassword()
  document.body.prepend(notice)
}

function openProfile(): void {
  if (location.pathname === profilePath()) showNotice()
  else location.assign(profilePath())
}

/** Redux middleware that opens the profile page while a password change is due. */
export const openPasswordChange: PanelMiddleware = () => () => (next) => (action) => {
  const { type, payload, meta }: CallAction = action
  const isProfile =
    PROFILE_CALLS.includes(meta?.arg?.endpointName ?? '') && String(type).endsWith('/fulfilled')
  if (payload?.name === REFUSAL || (isProfile && payload?.passwordChangeDue)) openProfile()
  else if (isProfile || type === SIGN_OUT) document.getElementById(NOTICE_ID)?.remove()
  return next(action)
}
