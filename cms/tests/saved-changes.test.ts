// About: cms/src/sign-ups/changes.ts, cms/src/sign-ups/favourites.ts, cms/src/sign-ups/notify.ts
// About: cms/src/sign-ups/mails/saved-mail.ts, cms/src/visitors/profile/choose-consents.ts

import { SAVED_ENTRIES_PATH } from '@beursvloer/contract/saved-entries'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from './forms.ts'
import { type Cms, startCms } from './harness.ts'
import {
  clearSignUps,
  itemWith,
  openFair,
  republish,
  runJobs,
  signUp,
  visitorsNamed,
} from './sign-ups.ts'
import { signInAs } from './staff.ts'
import { removeVisitors, type SignedInVisitor } from './visitors.ts'

let cms: Cms
let close: () => Promise<void>
let anna: SignedInVisitor
let bas: SignedInVisitor

beforeAll(async () => {
  cms = await startCms()
  close = await openFair(cms)
  ;[anna, bas] = (await visitorsNamed(cms, ['Anna', 'Bas'])) as [SignedInVisitor, SignedInVisitor]
})
afterEach(async () => {
  await clearSignUps(cms)
  await cms.strapi.db.connection('saved_entries').delete()
  for (const visitor of [anna, bas]) await chooseTelling(visitor, false)
})
afterAll(async () => {
  await removeVisitors(cms)
  await close()
})

let clock = 1000

const save = async ({ token }: SignedInVisitor, item: string, saved = true, note = '') => {
  clock += 1
  const entries = [{ kind: 'session', id: item, saved, note, changedAt: clock }]
  const how = { method: 'POST', token, body: { entries } }
  expect((await cms.ask(`/api${SAVED_ENTRIES_PATH}`, how)).status).toBe(200)
}

const chooseTelling = ({ token }: SignedInVisitor, tellSaved: boolean) =>
  cms.ask('/api/visitor-profile/consents', {
    method: 'PUT',
    token,
    body: { newsletter: false, tellSaved, language: 'nl', source: '/bezoekersprofiel' },
  })

const move = (item: string, hour: number) =>
  republish(cms, item, {
    ...{ start: `${hour}:00:00.000`, end: `${hour + 1}:00:00.000`, state: 'moved' },
    changeNote: 'De zaal was te klein.',
  })
const runTwice = async () => {
  for (const _ of [1, 2]) await runJobs(cms, new Date())
}
const mailsTo = ({ email }: SignedInVisitor) => rowsOf(cms, 'outbox-mail', { to: email })
const subjectsTo = async (visitor: SignedInVisitor) =>
  (await mailsTo(visitor)).map(({ subject }) => subject.split(':')[0])

describe('a change of a saved item', () => {
  it('is mailed once to visitors who asked for such mails', async () => {
    const item = await itemWith(cms, { signUp: 'none' })
    expect((await chooseTelling(anna, true)).body).toMatchObject({ tellSaved: true })
    for (const visitor of [anna, bas]) await save(visitor, item)
    await runTwice()
    expect(await mailsTo(anna)).toEqual([])
    await move(item, 15)
    await runTwice()
    const [mail] = await mailsTo(anna)
    expect(mail).toMatchObject({ purpose: 'saved-changed', calendar: null })
    expect(mail?.text).toContain('10:00 tot 11:00')
    expect(mail?.text).toContain('De zaal was te klein.')
    await republish(cms, item, { state: 'cancelled', changeNote: 'De spreker is ziek.' })
    await runTwice()
    await republish(cms, item, { state: 'planned', changeNote: null })
    await runTwice()
    expect(await subjectsTo(anna)).toEqual(['Gewijzigd', 'Geannuleerd', 'Gaat toch door'])
    expect(await mailsTo(bas)).toEqual([])
  })

  it('is mailed from the moment that a visitor asks for it, for items saved before as well', async () => {
    const item = await itemWith(cms)
    await save(anna, item)
    await move(item, 14)
    await chooseTelling(anna, true)
    await runTwice()
    expect(await mailsTo(anna)).toEqual([])
    await save(anna, item, true, 'Met een notitie')
    await move(item, 16)
    await runTwice()
    expect(await subjectsTo(anna)).toEqual(['Gewijzigd'])
  })

  it('is not mailed once the item is no longer saved, or the visitor no longer wants such mails', async () => {
    const [one, other] = [await itemWith(cms), await itemWith(cms)]
    await chooseTelling(anna, true)
    for (const item of [one, other]) await save(anna, item)
    await save(anna, one, false)
    await move(one, 14)
    await runTwice()
    await chooseTelling(anna, false)
    await move(other, 14)
    await runTwice()
    expect(await mailsTo(anna)).toEqual([])
  })

  it('is mailed only in the mail about the place, to visitors with a place', async () => {
    const item = await itemWith(cms)
    await chooseTelling(anna, true)
    await save(anna, item)
    await signUp(cms, anna, item)
    await move(item, 15)
    await runTwice()
    const purposes = (await mailsTo(anna)).map(({ purpose }) => purpose)
    expect(purposes).toEqual(['place-confirmed', 'place-moved'])
  })

  it('is announced to the editor with the numbers of visitors who saved the item and who want such mails', async () => {
    const item = await itemWith(cms)
    await chooseTelling(anna, true)
    for (const visitor of [anna, bas]) await save(visitor, item)
    await signUp(cms, bas, item)
    const token = await signInAs(cms, 'Redacteur')
    const { body } = await cms.ask(`/sign-ups/${item}/concerns`, { token })
    expect(body.data).toEqual({ withPlace: 1, waiting: 0, saved: 2, told: 1 })
  })
})
