// About: cms/src/meetings, cms/src/api/meeting, contract/src/meetings

import { daysEarlier } from '@beursvloer/contract/durations'
import {
  MEETINGS_PATH,
  meetingPath,
  meetingTimesPath,
  type OwnMeeting,
  type StandMeeting,
  standMeetingPath,
  standMeetingsPath,
} from '@beursvloer/contract/meetings/calls'
import {
  MAX_OPEN_REQUESTS,
  MAX_REQUESTS_TO_EXHIBITOR,
  MEETING_KEPT_DAYS,
} from '@beursvloer/contract/meetings/terms'
import { startPushService } from '@beursvloer/contract/testing/push-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from './accounts.ts'
import { fairOf } from './fair.ts'
import { type Cms, documentsOf, startCms } from './harness.ts'
import { clearPush, deviceOf } from './push.ts'
import { openFair, runJobs, visitorsNamed } from './sign-ups.ts'
import { removeVisitors, type SignedInVisitor, visitorNamed } from './visitors.ts'

const MEMBER = 'api::exhibitor-member.exhibitor-member'
const MEETING = 'api::meeting.meeting'

let cms: Cms
let close: () => Promise<void>
let category: string
let count = 0

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  category = (await fairOf(cms)).category
})
afterAll(async () => {
  await cms.strapi.db.query(MEETING).deleteMany({})
  await cms.strapi.db.query(MEMBER).deleteMany({})
  await removeVisitors(cms)
  await close()
})

/** A published exhibitor that takes `atOnce` meetings at the same time, with its manager. */
async function newStand(atOnce = 1) {
  count += 1
  const name = `Houtkern Gesprek ${count}`
  const data = { name, intro: 'Wij bouwen.', category, meetingsAtOnce: atOnce }
  const exhibitors = documentsOf(cms, 'exhibitor')
  const { documentId: id } = await exhibitors.create({ data, locale: 'nl' })
  await exhibitors.publish({ documentId: id, locale: 'nl' })
  return { id, name, manager: await memberOf(id, 'manager') }
}
type Stand = Awaited<ReturnType<typeof newStand>>

async function memberOf(exhibitorId: string, role: string): Promise<SignedInVisitor> {
  count += 1
  const visitor = await visitorNamed(cms, { email: `gesprek${count}@houtkern.example` })
  const { id: account, email } = visitor
  const data = { exhibitorId, account, email, role, name: role, language: 'nl', invitedBy: 'Bo' }
  const dates = { invitedAt: new Date(), acceptedAt: new Date() }
  await cms.strapi.db.query(MEMBER).create({ data: { ...data, state: 'active', ...dates } })
  return visitor
}

const visitor = async (): Promise<SignedInVisitor> => {
  const [made] = await visitorsNamed(cms, ['Saskia'])
  return made as SignedInVisitor
}

/** A time on the first day of the fair. */
const at = (time: string) => `2032-03-10T${time}`
const post = ({ token }: SignedInVisitor, path: string, body: object) =>
  cms.ask(`/api${path}`, { method: 'POST', token, body })
const ask = (by: SignedInVisitor, { id }: Stand, time: string, message = '', colleague?: string) =>
  post(by, meetingTimesPath(id), { start: at(time), message, language: 'nl', colleague })
const own = async ({ token }: SignedInVisitor): Promise<OwnMeeting[]> =>
  (await cms.ask(`/api${MEETINGS_PATH}`, { token })).body.meetings
const board = async ({ id }: Stand, { token }: SignedInVisitor) =>
  (await cms.ask(`/api${standMeetingsPath(id)}`, { token })).body
const asVisitor = async (by: SignedInVisitor, change: object) =>
  post(by, meetingPath((await own(by)).at(-1)?.id ?? ''), change)
const asStand = async (stand: Stand, change: object) => {
  const { meetings }: { meetings: StandMeeting[] } = await board(stand, stand.manager)
  return post(stand.manager, standMeetingPath(stand.id, meetings.at(-1)?.id ?? ''), change)
}
const refusal = ({ status, body }: { status: number; body: { error?: { name: string } } }) =>
  status === 409 ? body.error?.name : status
const calendarsOf = async (email: string) =>
  (await mailsTo(cms, email)).flatMap(({ calendar }) => calendar ?? [])

describe('a meeting', () => {
  it('is requested and accepted; both sides get it as a calendar file, and the stand does not see the visitor’s address', async () => {
    const stand = await newStand()
    const by = await visitor()
    expect((await ask(by, stand, '11:00', 'Kan de schacht dicht blijven?')).status).toBe(200)
    const [asked] = (await board(stand, stand.manager)).meetings
    expect(asked).toMatchObject({
      ...{ state: 'requested', start: at('11:00'), turn: 'stand' },
      ...{ visitor: 'Saskia Oosterbaan', message: 'Kan de schacht dicht blijven?' },
    })
    expect(JSON.stringify(asked)).not.toContain(by.email)
    const [mail] = await mailsTo(cms, stand.manager.email)
    expect(mail?.subject).toBe('Saskia Oosterbaan vraagt een gesprek aan')
    expect(mail?.text).not.toContain(by.email)

    expect((await asStand(stand, { change: 'accept' })).status).toBe(200)
    expect(await own(by)).toMatchObject([
      { state: 'confirmed', exhibitor: stand.id, name: stand.name, turn: null, member: 'manager' },
    ])
    for (const email of [by.email, stand.manager.email]) {
      const [calendar] = await calendarsOf(email)
      expect(calendar).toMatchObject({ method: 'REQUEST' })
      expect(calendar?.content).toContain('DTSTART;TZID=Europe/Amsterdam:20320310T110000')
    }
    const [event] = await calendarsOf(stand.manager.email)
    expect(event?.content).not.toContain(by.email)
  })

  it('is moved by either side once the other agrees, and is cancelled for both', async () => {
    const stand = await newStand()
    const by = await visitor()
    await ask(by, stand, '11:00')
    const reply = 'Dan krijgen wij een groep.'
    await asStand(stand, { change: 'move', start: at('12:00'), reply })
    expect(await own(by)).toMatchObject([
      { state: 'requested', start: at('11:00'), proposed: at('12:00'), turn: 'visitor', reply },
    ])
    expect(refusal(await asStand(stand, { change: 'accept' }))).toBe('changed')
    await asVisitor(by, { change: 'accept' })
    expect(await own(by)).toMatchObject([{ state: 'confirmed', start: at('12:00'), turn: null }])

    await asVisitor(by, { change: 'move', start: at('13:00'), reply: '' })
    await asStand(stand, { change: 'decline', reply: '' })
    expect(await own(by)).toMatchObject([{ state: 'confirmed', start: at('12:00'), turn: null }])
    await asVisitor(by, { change: 'move', start: at('14:00'), reply: '' })
    await asStand(stand, { change: 'accept' })
    await asVisitor(by, { change: 'cancel', reply: '' })
    expect(await own(by)).toMatchObject([{ state: 'cancelled', start: at('14:00') }])
    for (const email of [by.email, stand.manager.email]) {
      const calendars = await calendarsOf(email)
      expect(calendars.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
      const uids = calendars.map(({ content }) => /^UID:.*$/m.exec(content)?.[0])
      expect(new Set(uids).size).toBe(1)
    }
    expect((await own(by)).map(({ id }) => id)).toHaveLength(1)
  })

  it('is possible only while the fair is open and both the stand and the visitor are free', async () => {
    const [stand, other] = [await newStand(), await newStand()]
    const by = await visitor()
    const times = async (seen: Stand, who = by) =>
      (await cms.ask(`/api${meetingTimesPath(seen.id)}`, { token: who.token })).body
    const { free } = await times(stand)
    expect([free[0], free.length]).toEqual([at('09:30'), 62])
    for (const time of ['09:00', '17:15', '11:05'])
      expect(refusal(await ask(by, stand, time))).toBe('taken')
    await ask(by, stand, '11:00')
    const others = (await times(stand, await visitor())).free
    expect(others).not.toContain(at('11:15'))
    expect(others).toContain(at('11:30'))
    // A visitor's own meeting does not keep them from moving it.
    expect((await times(stand)).free).toContain(at('11:15'))
    expect(refusal(await ask(await visitor(), stand, '10:45'))).toBe('taken')
    expect(refusal(await ask(by, other, '11:15'))).toBe('own-busy')
    expect((await ask(by, other, '11:30')).status).toBe(200)
  })

  it('is accepted up to the number that the stand takes at once, also for requests at the same moment', async () => {
    const stand = await newStand(2)
    const visitors = await visitorsNamed(cms, ['Ans', 'Bo', 'Cor', 'Dik', 'Els', 'Fie'])
    const answers = await Promise.all(visitors.map((by) => ask(by, stand, '15:00')))
    expect(answers.map(refusal).sort()).toEqual([200, 200, 'taken', 'taken', 'taken', 'taken'])
    expect((await board(stand, stand.manager)).meetings).toHaveLength(2)
  })
})

describe('a colleague', () => {
  it('can be chosen where the stand offers it, must be free, and can hand a meeting over', async () => {
    const stand = await newStand(5)
    const [dewi, other] = [await memberOf(stand.id, 'staff'), await newStand()]
    const { colleagues } = await board(stand, stand.manager)
    const idOf = (name: string) => colleagues.find((one: { name: string }) => one.name === name).id
    const [first, second, third] = [await visitor(), await visitor(), await visitor()]
    const times = async (who: SignedInVisitor, colleague: string) => {
      const path = `/api${meetingTimesPath(stand.id)}?colleague=${colleague}`
      return (await cms.ask(path, { token: who.token })).body
    }
    const taken = 'colleague-busy'
    expect((await times(first, idOf('staff'))).colleagues).toEqual([])
    expect(refusal(await ask(first, stand, '11:00', '', idOf('staff')))).toBe(taken)
    const offer = { atOnce: 5, colleagues: [idOf('staff')] }
    expect((await post(stand.manager, standMeetingsPath(stand.id), offer)).status).toBe(200)

    // Dewi has a meeting of her own at another stand.
    expect((await ask(dewi, other, '12:00')).status).toBe(200)
    expect((await ask(first, stand, '11:00', '', idOf('staff'))).status).toBe(200)
    const seen = await times(second, idOf('staff'))
    expect(seen.colleagues).toEqual([{ id: idOf('staff'), name: 'staff' }])
    for (const time of ['11:15', '12:00']) expect(seen.free).not.toContain(at(time))
    expect(seen.free).toContain(at('11:30'))
    expect((await times(second, '')).free).toContain(at('11:15'))
    expect(refusal(await ask(second, stand, '11:15', '', idOf('staff')))).toBe(taken)
    expect((await ask(second, stand, '11:15')).status).toBe(200)
    // A visitor cannot ask for the member of staff without a choice, nor for one of another stand
    // by id.
    expect((await times(dewi, '')).colleagues).toEqual([])
    const stranger = (await board(other, other.manager)).colleagues[0].id
    expect(refusal(await ask(third, stand, '15:00', '', stranger))).toBe(taken)

    expect((await mailsTo(cms, dewi.email)).map(({ subject }) => subject)).toContain(
      'Saskia Oosterbaan vraagt een gesprek aan',
    )
    const [asked, later] = (await board(stand, stand.manager)).meetings
    const change = (id: string, body: object) =>
      post(stand.manager, standMeetingPath(stand.id, id), body)
    const assign = (id: string, colleague: string | null) =>
      change(id, { change: 'assign', colleague })
    expect((await change(asked.id, { change: 'accept' })).status).toBe(200)
    expect(await own(first)).toMatchObject([{ member: 'staff', state: 'confirmed' }])
    expect(refusal(await assign(later.id, idOf('staff')))).toBe(taken)
    expect(await assign(asked.id, stranger)).toMatchObject({ status: 404 })
    expect((await assign(asked.id, idOf('manager'))).status).toBe(200)
    expect(await own(first)).toMatchObject([{ member: 'manager', state: 'confirmed' }])
    const methods = async (email: string) => (await calendarsOf(email)).map(({ method }) => method)
    expect(await methods(dewi.email)).toEqual(['REQUEST', 'CANCEL'])
    expect(await methods(stand.manager.email)).toEqual(['REQUEST'])
    expect(await methods(first.email)).toEqual(['REQUEST'])
  })
})

describe('limits of meetings', () => {
  it('allow a visitor requests to a few exhibitors at a time, and to one of them a few times', async () => {
    const stand = await newStand()
    const by = await visitor()
    for (let times = 0; times < MAX_REQUESTS_TO_EXHIBITOR; times += 1) {
      expect((await ask(by, stand, '11:00')).status).toBe(200)
      expect(refusal(await ask(by, stand, '12:00'))).toBe('open-request')
      await asVisitor(by, { change: 'cancel', reply: '' })
    }
    expect(refusal(await ask(by, stand, '11:00'))).toBe('too-many')
    const eager = await visitor()
    for (let asked = 0; asked < MAX_OPEN_REQUESTS; asked += 1)
      expect((await ask(eager, await newStand(), `1${asked}:00`)).status).toBe(200)
    expect(refusal(await ask(eager, await newStand(), '16:00'))).toBe('too-many')
  })

  it('are set by the exhibitor: it can take none, or block a visitor, whom it can report', async () => {
    const stand = await newStand(0)
    const by = await visitor()
    expect(refusal(await ask(by, stand, '11:00'))).toBe('off')
    const setting = (who: SignedInVisitor, atOnce: number) =>
      post(who, standMeetingsPath(stand.id), { atOnce, colleagues: [] })
    expect((await setting(stand.manager, 1)).body.atOnce).toBe(1)
    await ask(by, stand, '11:00', 'Koop bij ons')
    await asStand(stand, { change: 'report' })
    expect(await own(by)).toMatchObject([{ state: 'refused', blockedBy: null }])
    expect(refusal(await ask(by, stand, '12:00'))).toBe('off')
    const [mail] = await cms.strapi.db
      .query('api::outbox-mail.outbox-mail')
      .findMany({ where: { subject: `${stand.name} meldt een bezoeker` } })
    expect(mail?.text).toContain(by.email)
    expect(mail?.text).not.toContain('Koop bij ons')
    await asVisitor(by, { change: 'unblock' })
    expect(refusal(await ask(by, stand, '12:00'))).toBe('off')
    await asStand(stand, { change: 'unblock' })
    expect((await ask(by, stand, '12:00')).status).toBe(200)
    await asVisitor(by, { change: 'block' })
    expect(refusal(await ask(by, stand, '13:00'))).toBe('off')
  })

  it('follow the roles: others cannot see or change a meeting by any id', async () => {
    const [stand, other] = [await newStand(), await newStand()]
    const [by, stranger] = [await visitor(), await visitor()]
    await ask(by, stand, '11:00')
    const [meeting] = await own(by)
    const id = meeting?.id ?? ''
    const setting = (who: SignedInVisitor) =>
      post(who, standMeetingsPath(stand.id), { atOnce: 2, colleagues: [] })
    const table: [SignedInVisitor, number, number, number][] = [
      [await memberOf(stand.id, 'staff'), 200, 200, 403],
      [await memberOf(stand.id, 'editor'), 200, 200, 200],
      [stand.manager, 200, 200, 200],
      [other.manager, 404, 404, 404],
      [stranger, 404, 404, 404],
    ]
    const move = { change: 'move', start: at('12:00'), reply: '' }
    for (const [who, look, change, set] of table) {
      const seen = await cms.ask(`/api${standMeetingsPath(stand.id)}`, { token: who.token })
      const moved = await post(who, standMeetingPath(stand.id, id), move)
      expect([seen.status, moved.status, (await setting(who)).status]).toEqual([look, change, set])
    }
    expect((await post(other.manager, standMeetingPath(other.id, id), move)).status).toBe(404)
    expect((await post(stranger, meetingPath(id), move)).status).toBe(404)
  })
})

it('devices of the visitor are notified of the stand’s answers, and both sides once that it begins soon', async () => {
  const service = await startPushService(cms.pushPort)
  const stand = await newStand()
  const by = await visitor()
  await deviceOf(cms, service, { token: by.token })
  await deviceOf(cms, service, { token: stand.manager.token })
  await ask(by, stand, '11:00')
  await asStand(stand, { change: 'accept' })
  for (const time of ['10:49', '10:50', '10:51'])
    await runJobs(cms, new Date(`${at(time)}:00+01:00`))
  const messages = await cms.strapi.db.query('api::push-message.push-message').findMany()
  expect(messages.map(({ titleNl }) => titleNl)).toEqual([
    `Uw gesprek met ${stand.name} staat vast`,
    `Om 11:00: gesprek met ${stand.name}`,
    'Om 11:00: gesprek op uw stand',
  ])
  await clearPush(cms)
  await service.stop()
})

describe('the data of a meeting', () => {
  it('are in the export, and are deleted with the account; the exhibitor is notified', async () => {
    const stand = await newStand()
    const by = await visitorNamed(cms, {
      email: 'weg@zandkreek.example',
      profile: { firstName: 'Saskia', lastName: 'Molen' },
    })
    await ask(by, stand, '11:00', 'Over de schacht')
    await asStand(stand, { change: 'accept' })
    const { body } = await cms.ask('/api/visitor-profile/export', { token: by.token })
    expect(body.meetings).toMatchObject([
      { exhibitor: stand.name, state: 'confirmed', start: at('11:00'), message: 'Over de schacht' },
    ])
    const removed = await post(by, '/visitor-profile/delete', {
      ...{ password: 'een goed wachtwoord', language: 'nl' },
    })
    expect(removed.status).toBe(200)
    expect((await board(stand, stand.manager)).meetings).toEqual([])
    const calendars = await calendarsOf(stand.manager.email)
    expect(calendars.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
  })

  it(`are deleted ${MEETING_KEPT_DAYS} days after its day`, async () => {
    const stand = await newStand()
    const by = await visitor()
    await ask(by, stand, '11:00')
    const [{ id } = { id: '' }] = await own(by)
    const query = cms.strapi.db.query(MEETING)
    const startsDaysAgo = async (days: number) => {
      const start = `${daysEarlier(new Date(), days).toISOString().slice(0, 10)}T11:00`
      await query.update({ where: { documentId: id }, data: { start } })
      await cms.strapi.get('retention').run(new Date())
      return query.count({ where: { documentId: id } })
    }
    expect(await startsDaysAgo(MEETING_KEPT_DAYS - 1)).toBe(1)
    expect(await startsDaysAgo(MEETING_KEPT_DAYS + 2)).toBe(0)
  })
})
