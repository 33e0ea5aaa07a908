import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string
  /** Every message that came in, in order. */
  readonly mails: readonly Email[]
  /** Messages to an address. */
  to(address: string): readonly Email[]
  stop(): Promise<void>
}

/** A mail server on a free port that takes everything and delivers nothing. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const keep = (mail: Email) => {
        mails.push(mail)
        done()
      }
      buffer(stream)
        .then((content) => PostalMime.parse(content))
        .then(keep, done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  // Who dies in the middle of a mail breaks its connection; it is nobody's failure here.
  server.on('error', () => undefined)
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    to: (address) => mails.filter(({ to }) => to?.some((one) => one.address === address)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
