import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string
  /** The delivered mails, in order, parsed. */
  readonly mails: readonly Email[]
  /** The mails delivered to an address. */
  to(address: string): readonly Email[]
  /** The server's refusals by address, with code. */
  readonly refused: Map<string, string>
  /** Awaited before the server accepts a mail. */
  delay: () => Promise<void>
  /** Resolves when one more mail has been delivered. */
  next(): Promise<void>
  stop(): Promise<void>
}

/**
 * A mail server that keeps its mails.
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
        await mailServer.delay()
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
  // A client that is killed during a mail breaks its connection, which is no failure of the test.
  server.on('error', () => undefined)
  const address = server.server.address() as { port: number }
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    to: (address) => mails.filter(({ to }) => to?.some((one) => one.address === address)),
    refused,
    delay: async () => undefined,
    next: () => delivered.promise,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailServer
}
