import { MESSAGING_TOKEN, PUSH_TOKEN_MS } from '@beursvloer/contract/push/terms'

/** The push token as this browser keeps it (requirements 5.4), with the state it was stored for. */
export interface MessagingToken {
  readonly token: string
  /** When it was stored, in ms since 1970. */
  readonly at: number
  /** Id of the account that was signed in at that time; null: none. */
  readonly account: number | null
  /**
   * Ids of the items that were saved on this device at that time, joined; empty while a visitor was
   * signed in.
   */
  readonly saved: string
}

/** The kept token; null where there is none. */
export function readMessagingToken(): MessagingToken | null {
  try {
    return JSON.parse(localStorage.getItem(MESSAGING_TOKEN) ?? 'null') as MessagingToken | null
  } catch {
    return null
  }
}

/** Stores it; null: deletes it. */
export function writeMessagingToken(token: MessagingToken | null): void {
  try {
    if (token) localStorage.setItem(MESSAGING_TOKEN, JSON.stringify(token))
    else localStorage.removeItem(MESSAGING_TOKEN)
  } catch {
    // A storage that is full or closed: it is stored again with the next page.
  }
}

/** Whether it is to be stored again; also when the clock of the device was put back since. */
export const isTokenDue = ({ at }: Pick<MessagingToken, 'at'>, now: number): boolean =>
  Math.abs(now - at) > PUSH_TOKEN_MS
