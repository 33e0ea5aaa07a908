import { expect, it } from 'vitest'
import { isPermanentFailure, type SmtpError } from './smtp-error'

const answer = (command: string, response: string): SmtpError => ({
  code: command === 'message' ? 'EMESSAGE' : 'EENVELOPE',
  command: command === 'message' ? 'DATA' : command,
  response,
  responseCode: Number(response.slice(0, 3)),
})

it.each([
  answer('RCPT TO', '550 No such user'),
  answer('RCPT TO', '550 5.1.1 No such user'),
  answer('RCPT TO', '553 5.1.3 Bad address'),
  answer('RCPT TO', '550-5.2.1 Disabled'),
  answer('message', '552 Message too large'),
  answer('message', '552 5.3.4 Message too large'),
  answer('message', '554 5.6.0 Content refused'),
  { code: 'EMESSAGE', command: 'MAIL FROM' },
])('a mail fails after $response', (error) => {
  expect(isPermanentFailure(error)).toBe(true)
})

it.each([
  answer('RCPT TO', '450 Greylisted'),
  answer('RCPT TO', '452 4.2.2 Mailbox full'),
  answer('RCPT TO', '552 Mailbox full'),
  answer('RCPT TO', '552 5.2.2 Mailbox full'),
  answer('RCPT TO', '554 5.7.1 Relay access denied'),
  answer('RCPT TO', '530 Authentication required'),
  answer('MAIL FROM', '550 Sender refused'),
  answer('MAIL FROM', '553 5.1.8 Domain of sender does not exist'),
  answer('message', '451 Try again'),
  answer('message', '554 5.7.1 Blocked by policy'),
  answer('message', '550 5.4.1 No route'),
  { code: 'EAUTH', command: 'AUTH PLAIN', response: '535 Wrong password', responseCode: 535 },
  { code: 'EPROTOCOL', command: 'CONN', response: '554 No service here', responseCode: 554 },
  { code: 'ECONNECTION', command: 'CONN' },
  { code: 'ESOCKET', command: 'CONN' },
  { code: 'ETIMEDOUT', command: 'CONN' },
])('a mail is tried again after $code $response', (error) => {
  expect(isPermanentFailure(error)).toBe(false)
})
