// About: cms/src/my-stand, cms/src/api/exhibitor-task, cms/src/api/exhibitor-task-answer
// About: contract/src/my-stand/tasks.ts, contract/src/forms/definitions/stand-task.ts

import { randomUUID } from 'node:crypto'
import { daysAfter, FAIR_TIME_ZONE } from '@beursvloer/contract/fair-time'
import { ENVELOPE_PART } from '@beursvloer/contract/forms/submission'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsTo } from './accounts.ts'
import { categoryOf, fairOf } from './fair.ts'
import { type Cms, documentsOf, startCms } from './harness.ts'
import { download, signInAs } from './staff.ts'
import { removeVisitors, visitorNamed } from './visitors.ts'

const TYPES = [
  ...['exhibitor-task-answer', 'exhibitor-task', 'exhibitor-member', 'exhibitor-news'],
  'exhibitor-proposal',
]

let cms: Cms
let organiser: string
let category: string
let made = 0

beforeAll(async () => {
  cms = await startCms()
  organiser = await signInAs(cms, 'Organisator')
  category = (await fairOf(cms)).category
})
afterAll(async () => {
  for (const type of TYPES) await cms.strapi.db.query(`api::${type}.${type}`).deleteMany({})
  await removeVisitors(cms)
})

const exhibitorOf = async (name: string, more: object = {}): Promise<string> => {
  const data = { name, intro: 'Wij leveren in.', category, ...more }
  return (await documentsOf(cms, 'exhibitor').create({ data, locale: 'nl' })).documentId
}

async function standOf(name: string, more: object = {}) {
  made += 1
  const documentId = await exhibitorOf(name, more)
  const email = `taak${made}@houtkern.example`
  const { token, id: account } = await visitorNamed(cms, { email })
  await cms.strapi.db.query('api::exhibitor-member.exhibitor-member').create({
    data: {
      ...{ exhibitorId: documentId, account, email, role: 'editor', name: 'Noor Hamelink' },
      ...{ state: 'active', language: 'nl', invitedBy: 'Bo', invitedAt: new Date() },
    },
  })
  const base = `/api/my-stands/${documentId}/tasks`
  const tasks = async () => (await cms.ask(base, { token })).body
  const answer = (task: string, values: object, file?: Buffer<ArrayBuffer>) => {
    const body = new FormData()
    const envelope = { idempotencyKey: randomUUID(), language: 'nl', source: '/mijn-stand' }
    body.set(ENVELOPE_PART, JSON.stringify({ ...envelope, values }))
    if (file) body.append('file', new File([file], 'polis.pdf'), 'polis.pdf')
    return cms.ask(`${base}/${task}`, { method: 'PUT', token, body })
  }
  return { documentId, email, token, tasks, answer }
}

const staff = (path: string, body?: object, method = body ? 'POST' : 'GET') =>
  cms.ask(`/my-stand/tasks${path}`, { method, token: organiser, ...(body && { body }) })
const dayFromNow = (days: number) =>
  daysAfter(new Date().toLocaleDateString('sv', { timeZone: FAIR_TIME_ZONE }), days)

async function newTask(titleNl: string, more: object = {}): Promise<string> {
  const task = { titleNl, titleEn: '', helpNl: '', helpEn: '', kind: 'tick', categories: [] }
  expect((await staff('', { ...task, due: dayFromNow(30), ...more })).status).toBe(200)
  const { body } = await staff('')
  const found = body.data.tasks.find((one: { titleNl: string }) => one.titleNl === titleNl)
  return found.documentId
}

it('an exhibitor sees the tasks of its category, and staff see its answers', async () => {
  const stand = await standOf('Houtkern Taken')
  const other = await categoryOf(cms, 'woningcorporaties', 'Woningcorporaties')
  const tick = await newTask('Afval besteld')
  const text = await newTask('Lengte van de stand', { kind: 'text', categories: [category] })
  const file = await newTask('Verzekeringspolis', { kind: 'file', due: dayFromNow(10) })
  const foreign = await newTask('Alleen corporaties', { categories: [other] })
  const titles = async () =>
    (await stand.tasks()).map(({ title }: { title: { nl: string } }) => title.nl)
  expect(await titles()).toEqual(['Verzekeringspolis', 'Afval besteld', 'Lengte van de stand'])
  expect((await stand.answer(foreign, { done: true })).status).toBe(404)
  expect((await stand.answer(tick, { done: false })).status).toBe(422)
  expect((await stand.answer(tick, { done: true })).status).toBe(200)
  expect((await stand.answer(text, { text: 'Zes meter' })).status).toBe(200)
  expect((await stand.answer(file, {})).status).toBe(422)
  expect((await stand.answer(file, {}, Buffer.from(samplePdf({}), 'latin1'))).status).toBe(200)
  expect(await stand.tasks()).toMatchObject([
    { kind: 'file', answer: { file: 'polis.pdf', by: 'Noor Hamelink' } },
    { kind: 'tick', answer: { by: 'Noor Hamelink' } },
    { kind: 'text', answer: { text: 'Zes meter' } },
  ])
  const { body } = await staff(`/${file}`)
  expect(body.data.answers).toMatchObject([{ exhibitor: 'Houtkern Taken', file: 'polis.pdf' }])
  const got = await download(cms, `/my-stand/tasks/${file}/files/${stand.documentId}`, organiser)
  expect([got.status, got.text.startsWith('%PDF')]).toEqual([200, true])
  expect((await staff(`/${file}`, undefined, 'DELETE')).status).toBe(200)
  expect(await titles()).toEqual(['Afval besteld', 'Lengte van de stand'])
})

it('exhibitors without an answer are reminded once a week before and once a day before, and by staff once a day', async () => {
  const [late, done] = [await standOf('Houtkern Laat'), await standOf('Houtkern Klaar')]
  const task = await newTask('Standtekening', { due: dayFromNow(8) })
  await done.answer(task, { done: true })
  const mails = async (email: string) =>
    (await mailsTo(cms, email)).filter(({ subject }) => subject.startsWith('Standtekening'))
  const at = (days: number) => new Date(Date.now() + days * 86_400_000)
  const counts: number[] = []
  for (const days of [0, 1, 2, 6, 7, 7]) {
    await cms.strapi.get('task-reminders').run(at(days))
    counts.push((await mails(late.email)).length)
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2])
  expect(await mails(done.email)).toEqual([])

  await staff(`/${task}`, {
    ...{ titleNl: 'Standtekening', titleEn: '', helpNl: '', helpEn: '', kind: 'tick' },
    ...{ due: dayFromNow(-2), categories: [] },
  })
  const worklist = await cms.ask('/worklist', { token: organiser })
  const lines: { id: string; about: string }[] = worklist.body.data.lines
  expect(lines.find(({ id }) => id === 'my-stand-late-tasks')).toBeDefined()
  expect((await staff(`/${task}/remind`, {})).status).toBe(200)
  expect(await mails(late.email)).toHaveLength(3)
  expect((await staff(`/${task}/remind`, {})).status).toBe(400)
})

it('a shared stand has the tasks of its main exhibitor, and tasks of another edition are shown to nobody', async () => {
  const stand = await standOf('Houtkern Deelt')
  const sharing = await standOf('Houtkern Mede', { mainExhibitor: stand.documentId })
  const task = await newTask('Vloer besteld')
  const former = { titleNl: 'Vloer van vorig jaar', kind: 'tick', due: '2020-01-10' }
  await cms.strapi.db
    .query('api::exhibitor-task.exhibitor-task')
    .create({ data: { ...former, edition: 'vorigeeditie' } })
  const titles = async ({ tasks }: typeof stand) =>
    (await tasks()).map(({ title }: { title: { nl: string } }) => title.nl)
  expect(await titles(stand)).toContain('Vloer besteld')
  expect(await titles(stand)).not.toContain(former.titleNl)
  expect(await titles(sharing)).toEqual([])
  expect((await sharing.answer(task, { done: true })).status).toBe(404)
  const { body } = await staff('')
  const open: string[][] = body.data.tasks.map((one: { open: string[] }) => one.open)
  expect(open.flat()).toContain('Houtkern Deelt')
  expect(open.flat()).not.toContain('Houtkern Mede')
})

it('tasks are deleted with their answers two years after their last day, proposals two years after they were saved', async () => {
  const stand = await standOf('Houtkern Lang Geleden')
  const [old, fresh] = [dayFromNow(-732), dayFromNow(-728)]
  const file = await newTask('Oude polis', { kind: 'file', due: old })
  await newTask('Jongere taak', { due: fresh })
  await stand.answer(file, {}, Buffer.from(samplePdf({}), 'latin1'))
  const proposals = cms.strapi.db.query('api::exhibitor-proposal.exhibitor-proposal')
  for (const [exhibitorId, day] of [
    ['oud', old],
    ['jong', fresh],
  ] as const)
    await proposals.create({
      data: { exhibitorId, state: 'draft', values: {}, savedAt: new Date(day) },
    })
  await cms.strapi.get('retention').run(new Date())
  const titles = (await staff('')).body.data.tasks.map((one: { titleNl: string }) => one.titleNl)
  expect(titles).toContain('Jongere taak')
  expect(titles).not.toContain('Oude polis')
  const answers = cms.strapi.db.query('api::exhibitor-task-answer.exhibitor-task-answer')
  expect(await answers.count({ where: { taskId: file } })).toBe(0)
  const left = await proposals.findMany({ where: { exhibitorId: { $in: ['oud', 'jong'] } } })
  expect(left).toMatchObject([{ exhibitorId: 'jong' }])
})

it('a task names the exhibitors that a reminder cannot reach', async () => {
  await exhibitorOf('Houtkern Zonder Mensen')
  await newTask('Parkeerkaarten')
  const { body } = await staff('')
  const [task] = body.data.tasks.filter(
    ({ titleNl }: { titleNl: string }) => titleNl === 'Parkeerkaarten',
  )
  expect(task.open).toEqual(expect.arrayContaining(task.unreachable))
  expect(task.unreachable).toContain('Houtkern Zonder Mensen')
  expect(task.unreachable).not.toContain('Houtkern Klaar')
})

it('staff see the progress of each exhibitor, and remind selected ones of their open tasks', async () => {
  const [stand, other] = [await standOf('Voortgangstand'), await standOf('Voortgang Klaar')]
  const lonely = await exhibitorOf('Voortgang Zonder Mensen')
  const task = await newTask('Te laat', { due: dayFromNow(-1) })
  await other.answer(task, { done: true })
  const overview = (query = '') =>
    cms.ask(`/my-stand/progress?_q=voortgang${query}`, { token: organiser })
  const { rows, found } = (await overview()).body.data
  const names = (list: { name: string }[]) => list.map(({ name }) => name)
  expect(names(rows)).toEqual(['Voortgang Klaar', 'Voortgang Zonder Mensen', 'Voortgangstand'])
  expect(names((await overview('&sort=name:DESC')).body.data.rows)).toEqual(names(rows).reverse())
  expect(rows[2]).toMatchObject({
    ...{ presentation: 'absent', people: 1, isReachable: true, hasLeads: false, orders: 0 },
  })
  expect(rows[2].tasksLate - rows[0].tasksLate).toBe(1)
  expect(rows[1].gaps).toContain('people')
  const withoutPeople = (await overview('&gap=people')).body.data
  expect(names(withoutPeople.found)).toEqual(['Voortgang Zonder Mensen'])
  // A new draft has no name yet.
  const begun = await documentsOf(cms, 'exhibitor').create({ data: {}, locale: 'nl' })
  for (const path of ['/my-stand/progress', '/my-stand/access', '/my-stand/invoices'])
    expect((await cms.ask(path, { token: organiser })).status, path).toBe(200)
  for (const list of ['progress', 'invoices'])
    expect((await download(cms, `/my-stand/${list}/export.xlsx`, organiser)).status).toBe(200)
  await documentsOf(cms, 'exhibitor').delete({ documentId: begun.documentId, locale: '*' })
  const file = await download(cms, '/my-stand/progress/export.csv?_q=voortgang', organiser)
  expect(file.text).toContain('Voortgangstand;')
  const body = {
    exhibitors: [stand.documentId, lonely],
    message: 'Wij helpen u graag.',
  }
  expect(found).toHaveLength(3)
  const remind = () =>
    cms.ask('/my-stand/progress/remind', { method: 'POST', token: organiser, body })
  expect((await remind()).body.data).toEqual({ reminded: 1 })
  const reminders = async (email: string) =>
    (await mailsTo(cms, email)).filter(({ subject }) => subject.startsWith('Nog te doen'))
  const [mail] = await reminders(stand.email)
  expect(mail?.text).toContain('Wij helpen u graag.')
  expect(mail?.text).toContain('Er zijn taken waarvan de datum voorbij is.')
  expect(await reminders(other.email)).toEqual([])
  for (let again = 0; again < 3; again += 1) await remind()
  expect(await reminders(stand.email)).toHaveLength(3)
})

it('news of staff is shown to exhibitors of a category until it is removed', async () => {
  const stand = await standOf('Houtkern Nieuws')
  const other = await categoryOf(cms, 'woningcorporaties', 'Woningcorporaties')
  const news = (path = '', body?: object, method = body ? 'POST' : 'GET') =>
    cms.ask(`/my-stand/news${path}`, { method, token: organiser, ...(body && { body }) })
  const message = (titleNl: string, categories: readonly string[]) => ({
    ...{ titleNl, titleEn: '', textNl: 'Vanaf zeven uur.', textEn: 'From seven.', categories },
  })
  const seen = async () => {
    const { body } = await cms.ask(`/api/my-stands/${stand.documentId}`, { token: stand.token })
    return body.news.map(({ title }: { title: object }) => title)
  }
  expect((await news('', message('', []))).status).toBe(400)
  await news('', message('De hal gaat open', []))
  await news('', message('Voor anderen', [other]))
  await news('', message('Voor u', [category]))
  expect(await seen()).toEqual([
    { nl: 'Voor u', en: 'Voor u' },
    { nl: 'De hal gaat open', en: 'De hal gaat open' },
  ])
  const [latest] = (await news()).body.data.news
  expect(latest).toMatchObject({ titleNl: 'Voor u', by: 'Bo Organisator' })
  await news(`/${latest.documentId}`, message('Nieuw voor u', [category]))
  expect((await news('/onbekend', message('x', []))).status).toBe(404)
  expect((await seen())[0]).toEqual({ nl: 'Nieuw voor u', en: 'Nieuw voor u' })
  await news(`/${latest.documentId}`, undefined, 'DELETE')
  expect(await seen()).toEqual([{ nl: 'De hal gaat open', en: 'De hal gaat open' }])
})
