import { calendarFile } from '@beursvloer/contract/calendar/calendar-file'
import { isEmailAddress } from '@beursvloer/contract/email-address'
import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { expect, it } from 'vitest'
import { headerText } from './header-text'
import { messageOf, type OutboxMail } from './message'

const FROM = { name: 'Dakwaarts', address: 'post@dakwaarts.example' }
const MAIL: OutboxMail = {
  to: 'jan@bouw.example',
  toName: null,
  replyTo: 'piet@bouw.example',
  subject: 'Uw vraag',
  html: '<p>Beste</p>',
  text: 'Beste',
  unsubscribeUrl: null,
  messageId: '<1@dakwaarts.example>',
  calendar: null,
}
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
async function sent(mail: OutboxMail, from = FROM) {
  const { message, envelope } = await writer.sendMail(messageOf(mail, from))
  return { mail: await PostalMime.parse(message as Buffer), envelope }
}
const headersOf = (mail: Email) => mail.headers.map(({ key }) => key).sort()

/** Nodemailer splits these in the middle when it folds a line; they arrive as question marks. */
const RARE = /[\u{10000}-\u{1EFFF}\u{1FC00}-\u{10FFFF}]/gu

/** Texts typed by visitors and staff, harmful or not. */
const typed = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          ...[
            '\r\n',
            '\n',
            '\r',
            '\0',
            '\u2028',
            '\u202E',
            '\u200B',
            ',',
            ';',
            ':',
            '"',
            '\\',
            '<',
            '>',
          ],
          ...[
            '@',
            '(',
            ')',
            'Bcc: x@evil.example',
            'evil@evil.example',
            '=?utf-8?Q?=0D=0ABcc:_x?=',
            '?=',
          ],
          ...[
            '=?utf-8?B?DQpCY2M6IHhAZXZpbC5leGFtcGxl?=',
            ' ',
            'Jan',
            'é',
            '🏠',
            '\uD800',
            'CF-2027-00042',
          ],
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  )
  .map((text) => text.replace(RARE, ''))

it('a mail has one recipient, one reply address and no injected headers, whatever was typed', async () => {
  const plain = headersOf((await sent(MAIL)).mail)
  const known = { ...MAIL, toName: 'Jan', subject: 'Vraag' }
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, typed, async (toName, subject, replyTo, fairName) => {
      const { mail, envelope } = await sent(
        { ...known, toName, subject, replyTo: isEmailAddress(replyTo) ? replyTo : MAIL.replyTo },
        { ...FROM, name: fairName },
      )
      expect(envelope).toEqual({ from: FROM.address, to: [MAIL.to] })
      expect(mail.to).toEqual([{ name: headerText(toName), address: MAIL.to }])
      expect(mail.from).toEqual({ name: headerText(fairName), address: FROM.address })
      expect(mail.replyTo).toHaveLength(1)
      expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []])
      expect(mail.subject ?? '').toBe(headerText(subject))
      expect(headersOf(mail).filter((key) => key !== 'subject')).toEqual(
        plain.filter((key) => key !== 'subject'),
      )
    }),
    { numRuns: 200 },
  )
})

it.each([
  '"a,evil@evil.example,b"@test.example',
  'a@x.example, b@y.example',
  'a@x.example\r\nBcc: b@y.example',
])('a mail is not sent to %j, nor has it as reply address', async (address) => {
  expect(() => messageOf({ ...MAIL, to: address }, FROM)).toThrow('no e-mail address')
  expect((await sent({ ...MAIL, replyTo: address })).mail.replyTo).toBeUndefined()
})

it('a mail to an international domain uses its ASCII form', async () => {
  const { mail, envelope } = await sent({ ...MAIL, to: 'jan@münchen.example' })
  expect(envelope.to).toEqual(['jan@xn--mnchen-3ya.example'])
  expect(mail.to?.[0]?.address).toBe('jan@xn--mnchen-3ya.example')
})

it('an event is in a mail as calendar programs expect: beside the text, with its method, and as a file', async () => {
  const content = calendarFile({
    language: 'nl',
    events: [
      {
        ...{ uid: '1', start: '2027-03-17T09:45:00Z', end: '2027-03-17T10:25:00Z' },
        ...{ title: 'Houtbouw', description: '', location: 'Kennislab A', categories: [] },
        url: 'https://dakwaarts.example/programma/houtbouw',
        cancelled: false,
        modified: '2027-01-01T00:00:00Z',
      },
    ],
    invitation: {
      method: 'REQUEST',
      organizer: { name: FROM.name, email: FROM.address },
      attendee: { name: '', email: MAIL.to },
    },
  })
  const { mail } = await sent({ ...MAIL, calendar: { method: 'REQUEST', content } })
  const parts = mail.attachments.map(({ mimeType, method, filename }) => [
    mimeType,
    method,
    filename,
  ])
  expect(parts).toEqual([
    ['text/calendar', 'REQUEST', null],
    ['application/ics', undefined, 'afspraak.ics'],
  ])
  expect(content.replaceAll('\r\n ', '')).toMatch(
    /METHOD:REQUEST.*ORGANIZER;CN="?Dakwaarts"?:mailto:post@dakwaarts.example.*ATTENDEE;[^\r]*mailto:jan@bouw.example/is,
  )
})

it.each([
  ['<img src="cid:logo">', ['<logo>']],
  ['<p>Beste</p>', []],
])('a mail has the logo attached where it is shown: %s', async (html, shown) => {
  const logo = Buffer.from('PNG')
  const { message } = await writer.sendMail(messageOf({ ...MAIL, html }, FROM, [], logo))
  const { attachments } = await PostalMime.parse(message as Buffer)
  expect(attachments.map(({ contentId }) => contentId)).toEqual(shown)
  expect(attachments.every(({ related }) => related)).toBe(true)
})
