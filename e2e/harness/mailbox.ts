/**
 * The mails of an installation, across processes: the server writes each mail to a folder, tests
 * read it.
 */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type MailServer, startMailServer } from '@beursvloer/contract/testing/mail-server'

export type Mailbox = Pick<MailServer, 'mails' | 'to'>

type Mail = Mailbox['mails'][number]

/** Starts a mail server that stores its mails in a folder. */
export async function startMailbox(folder: string): Promise<Pick<MailServer, 'url' | 'stop'>> {
  const server = await startMailServer()
  let written = 0
  const write = () => {
    for (const mail of server.mails.slice(written)) {
      written += 1
      const file = join(folder, String(written).padStart(6, '0'))
      writeFileSync(`${file}.unfinished`, serialize(mail))
      renameSync(`${file}.unfinished`, file)
    }
    void server.next().then(write)
  }
  write()
  return server
}

/** The mails in a folder, in order of arrival. */
export function readMailbox(folder: string): Mailbox {
  const known = new Map<string, Mail>()
  const mails = (): readonly Mail[] => {
    const names = readdirSync(folder).filter((name) => /^\d+$/.test(name))
    return names.toSorted().map((name) => {
      const mail = known.get(name) ?? (deserialize(readFileSync(join(folder, name))) as Mail)
      known.set(name, mail)
      return mail
    })
  }
  return {
    get mails() {
      return mails()
    },
    to: (address) => mails().filter(({ to }) => to?.some((one) => one.address === address)),
  }
}
