/** Cookie of the session: base64 of JSON. It names nobody (requirements 5.1). */
export const SESSION_COOKIE = 'session'
/** How long it lasts, in ms. */
export const SESSION_LIFETIME_MS = 365 * 24 * 60 * 60_000

/** @example makeSession(0) // btoa('{"id":0,"iat":0,"exp":31536000000}') */
export const makeSession = (now: number): string =>
  btoa(JSON.stringify({ id: 0, iat: now, exp: now + SESSION_LIFETIME_MS }))

/** Parses the value of a session cookie; null if it is invalid. Never throws. */
export function readSession(value: unknown) {
  if (typeof value !== 'string' || value.length > 200) return null
  try {
    const { id, iat, exp } = JSON.parse(atob(value)) as Record<string, unknown>
    return id === 0 && Number.isSafeInteger(iat) && Number.isSafeInteger(exp)
      ? { id, iat: iat as number, exp: exp as number }
      : null
  } catch {
    return null
  }
}
