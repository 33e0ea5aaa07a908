// About: cms/src/submissions/group-registration.ts, cms/src/submissions/group-links.ts
// About: cms/src/submissions/invitation-mail.ts, cms/src/api/submission/controllers/group-registration.ts
// About: contract/src/accounts/group.ts, contract/src/forms/definitions/group-registration.ts

import {
  GROUP_CONFIRMATION_PAGE,
  GROUP_CONFIRMATION_PATH,
  INVITATION_PAGE,
  INVITATION_PATH,
  MAX_COLLEAGUES,
} from '@beursvloer/contract/accounts/group'
import { CONFIRM_ADDRESS_PAGE } from '@beursvloer/contract/accounts/paths'
import { DAY_MS } from '@beursvloer/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  call,
  confirm as confirmAddress,
  lastCode,
  newAccount,
  newAddress,
  PASSWORD,
  register,
} from './accounts.ts'
import { useFormContent } from './form-content.ts'
import { right, rowsOf, send } from './forms.ts'
import { type Cms, startCms } from './harness.ts'

let cms: Cms
let removeContent: () => Promise<void>

beforeAll(async () => {
  cms = await startCms()
  removeContent = await useFormContent(cms)
})
afterAll(() => removeContent())

const FORM = 'group-registration'
const colleague = (email: string) => ({ firstName: 'Anna', lastName: 'Bos', email })
const mailsTo = (to: string, purpose: string) => rowsOf(cms, 'outbox-mail', { to, purpose })

/** The token of the link to a page in the last mail for a purpose. */
async function tokenIn(to: string, purpose: string, page: string): Promise<string> {
  const { text } = (await mailsTo(to, purpose)).at(-1) ?? {}
  return decodeURIComponent(new RegExp(`${page}\\?token=(\\S+)`).exec(text)?.[1] ?? '')
}

const confirm = async (token: string) =>
  (await call(cms, GROUP_CONFIRMATION_PATH, { token })).body.outcome
const invitation = async (token: string) =>
  (await call(cms, INVITATION_PATH, { token })).body.invitation

/** Sends a group and answers the token that its sender was mailed. */
async function group(emails: readonly string[], more: object = {}): Promise<string> {
  const email = newAddress()
  const values = { ...right[FORM], email, colleagues: emails.map(colleague), ...more }
  const answer = await send(cms, FORM, values, { source: '/registreren/groep' })
  expect(answer.status).toBe(201)
  return tokenIn(
    'email' in more ? String(more.email) : email,
    'confirmation',
    GROUP_CONFIRMATION_PAGE,
  )
}

describe('a group', () => {
  it('is invited once its sender confirmed, and by nothing before', async () => {
    const emails = [newAddress(), newAddress()]
    const token = await group(emails)
    for (const email of emails) expect(await rowsOf(cms, 'outbox-mail', { to: email })).toEqual([])

    expect(await confirm(token)).toBe('confirmed')
    for (const email of emails) {
      const [mail, ...others] = await mailsTo(email, 'invitation')
      expect(others).toEqual([])
      expect(mail.subject).toBe('Fenna de Vries nodigt u uit voor de beurs')
      expect(mail.text).toContain('van Woonstichting De Zandkreek')
      expect(await rowsOf(cms, 'visitor-profile', { user: { email } })).toEqual([])
    }
    expect(await confirm(token)).toBe('already-confirmed')
    expect(await mailsTo(emails[0] ?? '', 'invitation')).toHaveLength(1)
  })

  it('answers and mails the same whoever has an account', async () => {
    const known = await newAccount(cms)
    const unknown = newAddress()
    const token = await group([known, unknown])
    expect(await confirm(token)).toBe('confirmed')
    const [toKnown] = await mailsTo(known, 'invitation')
    const [toUnknown] = await mailsTo(unknown, 'invitation')
    const withoutLink = ({ text }: { text: string }) => text.replace(/\?token=\S+/g, '')
    expect(withoutLink(toKnown)).toBe(withoutLink(toUnknown))
  })

  it('gives each colleague what was filled in of them, and nobody else’s', async () => {
    const [one, other] = [newAddress(), newAddress()]
    const sent = await group([one, other])
    await confirm(sent)
    const token = await tokenIn(other, 'invitation', INVITATION_PAGE)
    expect(await invitation(token)).toEqual({
      firstName: 'Anna',
      infix: '',
      lastName: 'Bos',
      email: other,
      organisation: 'Woonstichting De Zandkreek',
      sender: 'Fenna de Vries',
    })
    const forged = token.replace(/\.1\./, '.0.')
    for (const wrong of [forged, sent, `${token}x`, 'weg'])
      expect(await invitation(wrong)).toBeNull()
    expect(await confirm(token)).toBe('unknown')
  })

  it('is no longer invited after a week', async () => {
    const token = await group([newAddress()])
    const [row] = await rowsOf(cms, 'submission', { documentId: token.split('.')[0] })
    await cms.strapi.db.query('api::submission.submission').update({
      where: { id: row.id },
      data: { receivedAt: new Date(Date.now() - 7 * DAY_MS) },
    })
    expect(await confirm(token)).toBe('expired')
  })
})

describe('the sender', () => {
  /** Registers by the only invitation of a group, and answers what its sender is mailed. */
  async function toldBy(more: object, registered = 1) {
    const [sender, invited] = [newAddress(), newAddress()]
    await confirm(await group([invited], { email: sender }))
    const token = await tokenIn(invited, 'invitation', INVITATION_PAGE)
    const told = () => mailsTo(sender, 'colleague-registered')
    for (const email of [invited, ...Array.from({ length: registered - 1 }, newAddress)]) {
      const { status } = await register(cms, email, { invitation: token, ...more })
      expect(status).toBe(200)
      expect(await told()).toHaveLength(email === invited ? 0 : 1)
      const code = await lastCode(cms, email, CONFIRM_ADDRESS_PAGE)
      expect((await confirmAddress(cms, code, PASSWORD)).body.outcome).toBe('confirmed')
    }
    const [profile] = await rowsOf(cms, 'visitor-profile', { user: { email: invited } })
    expect(profile.invitation).toBeNull()
    return told()
  }

  it('hears who registered by the name that they gave, once the address is confirmed', async () => {
    const [mail, ...others] = await toldBy({ tellSender: true, firstName: 'Koop-nu.example' }, 2)
    expect(mail.subject).toBe('Anna Bos heeft zich geregistreerd')
    expect(mail.text).not.toContain('Koop-nu')
    expect(others).toEqual([])
  })

  it('hears nothing of who did not agree', async () => {
    expect(await toldBy({ tellSender: false })).toEqual([])
    expect(await toldBy({})).toEqual([])
  })
})

describe('strangers', () => {
  it('get one invitation a day, whoever names them and however they are spelt', async () => {
    const email = newAddress()
    const labelled = email.replace('@', '+beurs@')
    for (const address of [email, labelled, email]) await confirm(await group([address]))
    expect(
      await rowsOf(cms, 'outbox-mail', { mailbox: email, purpose: 'invitation' }),
    ).toHaveLength(1)
  })

  it('are mailed nobody’s advertisement', async () => {
    const email = newAddress()
    const values = { name: 'Win nu op gratis-geld.nl', organisation: 'Kijk: evil.example/x' }
    await confirm(await group([email], values))
    const [mail] = await mailsTo(email, 'invitation')
    expect(mail.subject).toBe('Een collega nodigt u uit voor de beurs')
    for (const words of ['gratis-geld', 'evil.example']) expect(mail.text).not.toContain(words)
  })

  it('are not invited by who has invited enough', async () => {
    const email = newAddress()
    const outcomes: string[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      outcomes.push(await confirm(await group([newAddress()], { email })))
    }
    expect(outcomes).toEqual(['confirmed', 'confirmed', 'confirmed', 'limited'])
  })

  it('are at most twenty at a time, and know of it', async () => {
    const many = Array.from({ length: MAX_COLLEAGUES + 1 }, () => colleague(newAddress()))
    const answers = [
      await send(cms, FORM, { ...right[FORM], colleagues: many }),
      await send(cms, FORM, { ...right[FORM], colleaguesKnow: false }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
  })
})
