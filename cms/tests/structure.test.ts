// About: cms/src/rules/edition.ts, cms/src/rules/current-edition.ts, cms/src/rules/field-checks.ts, cms/src/rules/field-problem.ts
// About: cms/src/rules/targets.ts, cms/src/rules/field-checks.ts, cms/src/components, cms/src/api
// About: cms/src/bootstrap/view-configuration.ts

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Struct } from '@strapi/strapi'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Fair, fairOf } from './fair.ts'
import { useFormContent } from './form-content.ts'
import { type Cms, documentsOf, refusalOf, startCms } from './harness.ts'
import { signInAs } from './staff.ts'

let cms: Cms
let fair: Fair

beforeAll(async () => {
  cms = await startCms()
  fair = await fairOf(cms)
})

const create = (type: string, data: object) => documentsOf(cms, type).create({ data, locale: 'nl' })
const UNSAFE =
  'Gebruik een pad van deze site dat met één schuine streep begint (/programma), of een adres met https://.'
const NO_ADDRESS = 'Vul een webadres in dat met https:// begint.'

describe('an edition', () => {
  it('ends after it begins', async () => {
    const { edition: documentId } = fair
    const update = (endDate: string) =>
      documentsOf(cms, 'edition').update({ documentId, locale: 'nl', data: { endDate } })
    expect(await refusalOf(update('2032-03-09'))).toEqual({
      endDate: 'De laatste dag kan niet voor de eerste dag liggen.',
    })
    expect(await refusalOf(update('2032-03-11'))).toEqual({})
  })

  it('cannot be removed while it is the current one, which the settings always name', async () => {
    onTestFinished(await useFormContent(cms))
    const edition = await create('edition', {
      ...{ year: 2033, name: 'Proefbeurs 2033', slogan: 'Op de proef', venue: 'Hal' },
      ...{ startDate: '2033-03-10', endDate: '2033-03-11', city: 'Meerhaven' },
    })
    const editions = documentsOf(cms, 'edition')
    const { documentId } = edition
    const settings = documentsOf(cms, 'site-settings')
    const [known] = await settings.findMany({ locale: 'nl' })
    const choose = (edition: string | null) =>
      settings.update({ documentId: known?.documentId ?? '', locale: 'nl', data: { edition } })
    expect(await refusalOf(choose(documentId))).toEqual({
      edition: 'Publiceer deze editie eerst: de site kan haar nog niet tonen.',
    })
    await editions.publish({ documentId, locale: 'nl' })
    await choose(documentId)
    expect(await refusalOf(choose(null))).toEqual({
      edition: 'Kies: Huidige editie. Zonder komt dit niet op de site.',
    })
    const kept = {
      name: 'Dit is de huidige editie: de site heeft haar nodig. Kies eerst bij de instellingen van de site een andere huidige editie.',
    }
    expect(await refusalOf(editions.unpublish({ documentId, locale: 'nl' }))).toEqual(kept)
    expect(await refusalOf(editions.delete({ documentId }))).toEqual(kept)
    expect(await refusalOf(editions.delete({ documentId, locale: '*' }))).toEqual(kept)
    const deleted = await cms.ask(
      '/content-manager/single-types/api::site-settings.site-settings?locale=nl',
      { method: 'DELETE', token: await signInAs(cms, 'Superbeheerder') },
    )
    expect([deleted.status, deleted.body.error.message]).toEqual([
      400,
      expect.stringMatching(/^Instellingen kunnen niet weg/),
    ])
    await choose(fair.edition)
    await editions.unpublish({ documentId, locale: 'nl' })
    await editions.delete({ documentId, locale: '*' })
    expect(await editions.findOne({ documentId, locale: 'nl' })).toBeNull()
  })

  it('contains its days', async () => {
    const day = { edition: fair.edition, opensAt: '09:30:00.000', closesAt: '17:00:00.000' }
    expect(await refusalOf(create('day', { ...day, date: '2032-03-12' }))).toEqual({
      date: 'Deze dag valt buiten Proefbeurs 2032: die duurt van woensdag 10 maart tot en met donderdag 11 maart 2032.',
    })
    const documentId = fair.day
    const update = documentsOf(cms, 'day').update({
      documentId,
      data: { closesAt: '09:00:00.000' },
    })
    expect(await refusalOf(update)).toEqual({
      closesAt:
        'De sluitingstijd moet na de openingstijd liggen, of na middernacht: uiterlijk om 06:00 uur.',
    })
  })
})

describe('a part that the fair does without', () => {
  it('is not in the menu of the panel', async () => {
    onTestFinished(await useFormContent(cms))
    const settings = documentsOf(cms, 'site-settings')
    const [known] = await settings.findMany({ locale: 'nl' })
    const change = (data: object) =>
      settings.update({ documentId: known?.documentId ?? '', locale: 'nl', data })
    const token = await signInAs(cms, 'Superbeheerder')
    const shown = async () => {
      const { body } = await cms.ask('/content-manager/init', { token })
      const types = body.data.contentTypes as { uid: string; isDisplayed: boolean }[]
      return types.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid)
    }
    await change({ vacancies: false, tours: false })
    expect(await shown()).not.toContain('api::vacancy.vacancy')
    expect(await shown()).toContain('api::programme-item.programme-item')
    await change({ vacancies: true, tours: true })
    expect(await shown()).toContain('api::vacancy.vacancy')
  })
})

it.each(['jan@-x.example', '"a,b@c.example"@d.example', 'jan'])(
  'an e-mail address must be valid in forms: not %s',
  async (email) => {
    const refused = create('team-member', { name: 'Fenna de Vries', email })
    expect(await refusalOf(refused)).toEqual({ email: 'Vul een geldig e-mailadres in.' })
  },
)

describe('links', () => {
  const item = { label: 'Proef', group: 'about' }

  it.each(['/programma?dag=1', 'https://partner.example/pad'])('may lead to %s', async (target) => {
    expect(await refusalOf(create('navigation-item', { ...item, target }))).toEqual({})
  })

  it.each([
    'javascript:alert(1)',
    '//elders.example',
    '/\\elders.example',
    'http://elders.example',
    'https://a@elders.example',
  ])('may not lead to %s', async (target) => {
    expect(await refusalOf(create('navigation-item', { ...item, target }))).toEqual({
      target: UNSAFE,
    })
    expect(await refusalOf(create('short-link', { code: 'proef', target }))).toEqual({
      target: UNSAFE,
    })
  })

  it('of people and organisations must be web addresses', async () => {
    const website = 'javascript:alert(1)'
    expect(await refusalOf(create('exhibitor', { name: 'Fout', intro: 'Fout', website }))).toEqual({
      website: NO_ADDRESS,
    })
    for (const url of ['ftp://a', 'http://a.example', 'https://a@b.example']) {
      expect(await refusalOf(create('vacancy', { title: 'Fout', url }))).toEqual({
        url: NO_ADDRESS,
      })
    }
  })

  it('are checked in components and blocks too, also in drafts', async () => {
    const good = { platform: 'linkedin', url: 'https://linkedin.example/kadebouw' }
    const socials = [good, { platform: 'bluesky', url: 'javascript:alert(1)' }]
    expect(await refusalOf(create('exhibitor', { name: 'Fout', intro: 'Fout', socials }))).toEqual({
      'socials.1.url': NO_ADDRESS,
    })
    const cards = [
      { title: 'Goed', target: '/programma' },
      { title: 'Fout', target: '//elders' },
    ]
    const blocks = [
      { __component: 'blocks.cards', title: 'Kaarten', cards },
      { __component: 'blocks.video', title: 'Film', url: 'data:text/html,x' },
    ]
    expect(await refusalOf(create('page', { title: 'Fout', blocks }))).toEqual({
      'blocks.0.cards.1.target': UNSAFE,
      'blocks.1.url': NO_ADDRESS,
    })
  })
})

describe('a redirect', () => {
  const redirect = (from: string, to: string) => create('redirect', { from, to, kind: 'permanent' })

  it('leads from a plain path to another address', async () => {
    expect(await refusalOf(redirect('/proef-oud?x=1', '/nieuw'))).toEqual({
      from: 'Vul het oude pad in zonder vraagteken of hekje, bijvoorbeeld /exposanten.',
    })
    expect(await refusalOf(redirect('/proef-oud', '//elders.example'))).toEqual({ to: UNSAFE })
    expect(await refusalOf(redirect('/proef-oud', '/proef-oud'))).toEqual({
      to: 'Een doorverwijzing kan niet naar zichzelf leiden.',
    })
    expect(await refusalOf(redirect('/proef-oud', '/proef-nieuw'))).toEqual({})
  })
})

interface Shown {
  readonly regex?: string
  readonly pluginOptions?: { beursvloer?: { label?: string; description?: string } }
}

/** Fields of the types and components that editors see, as `type.field`. */
function shownFields(): [string, Shown][] {
  const { contentTypes, components } = cms.strapi
  return Object.entries({ ...contentTypes, ...components } as Record<string, Struct.Schema>)
    .filter(([uid, { pluginOptions }]) => {
      const manager = pluginOptions?.['content-manager'] as { visible?: boolean } | undefined
      return !/^(admin|plugin|strapi)::/.test(uid) && manager?.visible !== false
    })
    .flatMap(([uid, { attributes }]) =>
      Object.entries(attributes as Record<string, Shown>)
        .filter(
          ([name]) =>
            ![
              'createdAt',
              'updatedAt',
              'publishedAt',
              'createdBy',
              'updatedBy',
              'locale',
              'localizations',
              'documentId',
              'id',
            ].includes(name),
        )
        .map(([name, attribute]): [string, Shown] => [`${uid} ${name}`, attribute]),
    )
}

describe('a field', () => {
  it('has a label and a description in the panel', () => {
    const silent = shownFields().filter(([, { pluginOptions }]) => {
      const { label, description } = pluginOptions?.beursvloer ?? {}
      return !label || !description
    })
    expect(silent.map(([name]) => name)).toEqual([])
    expect(shownFields().length).toBeGreaterThan(250)
  })

  it('with a pattern has a Dutch description of it', async () => {
    const english: string[] = []
    for (const [name, { regex }] of shownFields()) {
      const [uid = '', field = ''] = name.split(' ')
      if (!regex || !uid.startsWith('api::')) continue
      const refusal = await refusalOf(create(uid.split('.')[1] ?? '', { [field]: '¿ fout' }))
      if (!refusal[field] || /must|match/.test(refusal[field])) english.push(name)
    }
    expect(english).toEqual([])
    expect(await refusalOf(create('speaker', { linkedIn: 'https://elders.example/ik' }))).toEqual({
      linkedIn: 'Vul een adres in dat met https://www.linkedin.com/ begint.',
    })
  })
})

it('a group of synonyms has at least two words', async () => {
  const group = (terms: string) => create('synonym', { subject: 'Proef', terms })
  expect(await refusalOf(group('prefab\n Prefab \n'))).toEqual({
    terms: 'Zet minstens twee verschillende woorden onder elkaar, één per regel.',
  })
  expect(await refusalOf(group('prefab\nfabrieksmatig'))).toEqual({})
})

// `npm run check` checks the same, with a start of Strapi.
it('the generated types are those of the content model; `npm run check` writes them', async () => {
  const { generators } = createRequire(import.meta.url)('@strapi/typescript-utils')
  const pwd = mkdtempSync(path.join(tmpdir(), 'types-'))
  onTestFinished(() => rmSync(pwd, { recursive: true }))
  const artifacts = { contentTypes: true, components: true }
  await generators.generate({ strapi: cms.strapi, pwd, artifacts, logger: { silent: true } })
  const read = (folder: string, name: string) =>
    readFileSync(path.join(folder, 'types/generated', `${name}.d.ts`), 'utf8')
  const home = path.join(import.meta.dirname, '..')
  for (const name of Object.keys(artifacts)) expect(read(pwd, name)).toBe(read(home, name))
})
