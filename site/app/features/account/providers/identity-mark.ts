/** Storage key: this browser's visitor signed in with the identity provider's client. */
const MARK = 'identity'

/** Storage, unless the visitor forbids it. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export const markIdentity = (): void => storage()?.setItem(MARK, '1')
export const unmarkIdentity = (): void => storage()?.removeItem(MARK)
export const isIdentityMarked = (): boolean => storage()?.getItem(MARK) === '1'

/** Whether the site has a session for this browser, as the cookie for scripts says. */
export const isSignedIn = (): boolean => /(^|; )signed-in=1(;|$)/.test(document.cookie)
