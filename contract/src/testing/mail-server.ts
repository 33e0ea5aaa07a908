import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string
  /** What was delivered, in order, read as a mail program reads it. */
  readonly mails: readonly Email[]
  /** What was delivered to an address. */
  to(address: string): readonly Email[]
  /** What the server answers to mail for an address, with its code, where it does not take it. */
  readonly refused: Map<string, string>
  /** What the server waits for before it takes a mail. */
  patience: () => Promise<void>
  /** Resolves when one more mail has been delivered. */
  next(): Promise<void>
  stop(): Promise<void>
}

/**
 * A mail server that keeps what it gets.
 * @param port 0 for any that is free
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Email[] = []
  const refused = new Map<string, string>()
  let delivered = Promise.withResolvers<void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const [code, ...words] = refused.get(address)?.split(' ') ?? []
      const responseCode = Number(code)
      done(code ? Object.assign(new Error(words.join(' ')), { responseCode }) : null)
    },
    onData(stream, _session, done) {
      const keep = async (mail: Email) => {
        await mailServer.patience()
        mails.push(mail)
        done()
        delivered.resolve()
        delivered = Promise.withResolvers<void>()
      }
      buffer(stream)
        .then((content) => PostalMime.parse(content))
        .then(keep)
        .catch(done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // Who dies in the middle of a mail breaks its connection; it is nobody's failure here.
  server.on('error', () => undefined)
  const address = server.server.address() as { port: number }
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    to: (address) => mails.filter(({ to }) => to?.some((one) => one.address === address)),
    refused,
    patience: async () => undefined,
    next: () => delivered.promise,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
