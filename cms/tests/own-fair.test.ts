// About: cms/src/own-fair, cms/seed/start-content, cms/seed/engine/seed.ts

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SetupStep, StyleChoice } from '../src/own-fair/views.ts'
import { fairOf } from './fair.ts'
import { useSettings } from './form-content.ts'
import { type Cms, documentsOf, startCms } from './harness.ts'
import { signInAs } from './staff.ts'

let cms: Cms
beforeAll(async () => {
  cms = await startCms()
})

interface OwnFair {
  replaceDemo(): Promise<void>
  steps(): Promise<readonly SetupStep[]>
}
const ownFair = () => cms.strapi.get('own-fair') as OwnFair

const firstContent = () =>
  cms.strapi.store({ type: 'api', name: 'beursvloer', key: 'first-content' })

type Transaction = Parameters<Parameters<Cms['strapi']['db']['transaction']>[0] & object>[0]['trx']

/** Runs work on the content of all test files, and rolls it back. */
async function undone(work: (trx: Transaction) => Promise<void>): Promise<void> {
  const back = new Error('taken back')
  const all = cms.strapi.db.transaction(async ({ trx }) => {
    await work(trx)
    throw back
  })
  await expect(all).rejects.toBe(back)
}

/** The counters by which the site notices changes. */
async function counters(): Promise<ReadonlyMap<string, number>> {
  const rows = await cms.strapi.db.query('api::content-version.content-version').findMany()
  return new Map(rows.map(({ type, counter }) => [type, Number(counter)]))
}

const rowsOf = async (uid: string): Promise<number> => cms.strapi.db.query(uid as never).count()

describe('an own fair', () => {
  it('replaces the demo fair completely, and keeps the accounts of staff', async () => {
    const page = await documentsOf(cms, 'page').create({
      data: {
        title: 'Van de demo',
        blocks: [{ __component: 'blocks.quote', text: 'Ja', name: 'A' }],
      },
      locale: 'nl',
    })
    await undone(async (trx) => {
      await firstContent().set({ value: 'demo' })
      const staff = [await rowsOf('admin::user'), await rowsOf('admin::role')]
      const before = await counters()
      await ownFair().replaceDemo()

      const pages = await documentsOf(cms, 'page').findMany({ locale: 'nl' })
      expect(pages.map(({ slug }) => slug)).toContain('privacy')
      expect(pages.map(({ documentId }) => documentId)).not.toContain(page.documentId)
      expect(await documentsOf(cms, 'edition').findMany({ status: 'published' })).toMatchObject([
        { name: expect.stringContaining('Uw beurs') },
      ])
      for (const uid of [
        'api::exhibitor.exhibitor',
        'api::submission.submission',
        'api::outbox-mail.outbox-mail',
        'plugin::users-permissions.user',
        'plugin::upload.file',
        'blocks.quote',
      ])
        expect([uid, await rowsOf(uid)]).toEqual([uid, 0])
      const [left] = await trx('pages_cmps')
        .whereNotIn('entity_id', trx('pages').select('id'))
        .count({ n: '*' })
      expect(Number(left?.n)).toBe(0)

      expect([await rowsOf('admin::user'), await rowsOf('admin::role')]).toEqual(staff)
      expect(await firstContent().get({})).toBe('empty')
      const after = await counters()
      for (const type of ['page', 'exhibitor', 'site-settings', 'upload'])
        expect([type, after.get(type)]).not.toEqual([type, before.get(type)])
      // Once: the second of two requests finds no demo fair.
      await expect(ownFair().replaceDemo()).rejects.toThrow('Dit is geen demobeurs')
    })
    expect(await documentsOf(cms, 'page').findOne({ documentId: page.documentId })).not.toBeNull()
  }, 60_000)

  it('starts with no steps done', async () => {
    await undone(async () => {
      await firstContent().set({ value: 'demo' })
      await ownFair().replaceDemo()
      const steps = await ownFair().steps()
      expect(steps.filter(({ id, done }) => done && id !== 'team')).toEqual([])
      expect(steps.map(({ title }) => title)).toEqual([
        'Naam en data',
        'Huisstijl',
        'Hallen en ruimtes',
        'Categorieën en thema’s',
        'Wat de beurs heeft',
        'Menu, voettekst en voorwaarden',
        'Team',
        'Standhouders en programma',
        'Live',
      ])
    })
  }, 60_000)

  it('is started by an administrator who types its name, while the demo fair exists', async () => {
    const begin = (token: string, name: string) =>
      cms.ask('/own-fair/begin', { method: 'POST', token, body: { name } })
    await firstContent().delete({})
    expect(await begin(cms.administrator, 'Dakwaarts')).toMatchObject({
      status: 400,
      body: { error: { message: 'Dit is geen demobeurs: er is niets verwijderd.' } },
    })
    await firstContent().set({ value: 'demo' })
    const wrong = await begin(cms.administrator, 'Een andere beurs')
    expect([wrong.status, wrong.body.error.message]).toEqual([
      400,
      expect.stringContaining('Typ de naam van de beurs precies over'),
    ])
    const organiser = await signInAs(cms, 'Organisator')
    expect((await begin(organiser, 'Dakwaarts')).status).toBe(403)
    const seen = await cms.ask('/own-fair', { token: organiser })
    expect(seen.body.data).toMatchObject({ isFirst: false, demo: null })
    expect((await cms.ask('/own-fair', { token: cms.administrator })).body.data.demo).toMatchObject(
      {
        counts: { documents: expect.any(Number) },
      },
    )
    await firstContent().delete({})
  })
})

describe('the settings of a fair', () => {
  let restore: () => Promise<unknown>
  beforeAll(async () => {
    const { edition } = await fairOf(cms)
    const names = { name: 'Proefbeurs', organisation: 'Stichting Proefbeurs' }
    restore = await useSettings(cms, { ...names, email: 'post@proefbeurs.example', edition })
  })
  afterAll(() => restore())

  it('contain the house style, changed choice by choice by permitted staff', async () => {
    const token = await signInAs(cms, 'Organisator')
    const style = async () => (await cms.ask('/own-fair/style', { token })).body.data
    const choose = (name: string, value: string, by = token) =>
      cms.ask('/own-fair/style', { method: 'POST', token: by, body: { name, value } })
    const before = (await style()).choices.find(({ name }: StyleChoice) => name === 'typeface')
    expect(before.options).toContainEqual({ value: 'instrument', label: 'Instrument Sans' })

    expect((await choose('typeface', 'instrument')).status).toBe(200)
    expect((await style()).choices).toContainEqual({ ...before, value: 'instrument' })
    for (const [name, value] of [
      ['typeface', 'comic'],
      ['mainColour', 'blauw'],
      ['name', 'Anders'],
    ] as const)
      expect([name, (await choose(name, value)).status]).toEqual([name, 400])
    expect((await choose('typeface', 'bitter', await signInAs(cms, 'Redacteur'))).status).toBe(403)
    await choose('typeface', before.value)
  })

  it('give the panel its colours and mark, before anybody signs in', async () => {
    const token = await signInAs(cms, 'Organisator')
    const choose = (value: string) =>
      cms.ask('/own-fair/style', { method: 'POST', token, body: { name: 'mainColour', value } })
    const logos = async () => {
      const { menuLogo, authLogo } = (await cms.ask('/admin/init')).body.data
      return [menuLogo, authLogo]
    }
    expect(await logos()).toEqual([null, null])
    await choose('#1d4ed8')
    expect((await cms.ask('/own-fair/colours')).body.data).toEqual({ main: '#1d4ed8', accent: '' })
    for (const logo of await logos()) expect(decodeURIComponent(logo)).toContain('fill="#1d4ed8"')
    await choose('')
  })

  it('remove English from the panel of a fair in Dutch only', async () => {
    const settings = documentsOf(cms, 'site-settings')
    const [row] = await settings.findMany({ locale: 'nl' })
    const documentId = row?.documentId ?? ''
    const choose = (english: boolean) =>
      settings.update({ documentId, locale: 'nl', data: { english } as never })
    const locales = async () => {
      const { body } = await cms.ask('/i18n/locales', { token: cms.administrator })
      return body.map(({ code }: { code: string }) => code)
    }
    const lines = async () => {
      const { body } = await cms.ask('/worklist', { token: cms.administrator })
      return body.data.lines.map(({ id }: { id: string }) => id)
    }
    await choose(false)
    expect(await locales()).toEqual(['nl'])
    expect(await lines()).not.toContain('half-translated')
    await choose(true)
    expect((await locales()).toSorted()).toEqual(['en', 'nl'])
  })
})
