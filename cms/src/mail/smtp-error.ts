/** A mail server's answer, or the connection error, as Nodemailer reports it. */
export interface SmtpError {
  readonly code?: string
  /** Command that was answered: `RCPT TO`; `CONN` when the connection failed or ended. */
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Insufficient space (RFC 5321, 4.2.3), of a mailbox that is full; authentication wanted (RFC 4954). */
const PASSING_CODES: readonly number[] = [552, 530]
/** Enhanced statuses (RFC 3463) of us, of policy, of a full mailbox, of a server or network in trouble. */
const PASSING_STATUS = /^5\.(1\.[78]|2\.2|[347]\.\d+)$/
const TOO_LARGE = '5.3.4'

/** `5.1.1` in `550 5.1.1 No such user`. */
const statusOf = (response = ''): string => /^\d{3}[ -](\d\.\d+\.\d+)\b/.exec(response)?.[1] ?? ''

/** Whether a server's answer is about this mail, rather than about us or missing. */
export const concernsMessage = ({ code }: SmtpError): boolean =>
  code === 'EENVELOPE' || code === 'EMESSAGE'

/**
 * Whether an address or a message was refused permanently (RFC 5321, 4.2.1). Some refusals with a
 * permanent code are not caused by the mail and end once somebody acts: of the sender, of
 * signing in, relaying and other policy, of a full mailbox, of a server in trouble. Those are tried
 * again like all others.
 */
export function isPermanentFailure(error: SmtpError): boolean {
  const { code, command, responseCode = 0, response } = error
  // Larger than the server's announced limit, so it was not sent.
  if (code === 'EMESSAGE' && !responseCode) return true
  if (!concernsMessage(error) || responseCode < 500 || command === 'MAIL FROM') return false
  const status = statusOf(response)
  if (status) return status === TOO_LARGE || !PASSING_STATUS.test(status)
  return command !== 'RCPT TO' || !PASSING_CODES.includes(responseCode)
}
