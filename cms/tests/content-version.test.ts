// About: cms/src/content-version, cms/src/api/content-version

import { beforeAll, describe, expect, it } from 'vitest'
import { type Cms, type Documents, documentsOf, SITE_TOKEN, startCms } from './harness.ts'
import { secondConnection } from './second-connection.ts'

let cms: Cms
let pages: Documents

beforeAll(async () => {
  cms = await startCms()
  pages = documentsOf(cms, 'page')
})

const version = async () =>
  (await cms.ask('/api/content-version', { token: SITE_TOKEN })).body as {
    version: string
    types: Record<string, number>
  }

/** The increase of each counter by a change; the version must change exactly when one did. */
async function raisedBy(change: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await version()
  await change()
  const after = await version()
  const raised = Object.entries(after.types)
    .map(([type, counter]) => [type, counter - (before.types[type] ?? 0)] as const)
    .filter(([, more]) => more !== 0)
  expect(after.version !== before.version).toBe(raised.length > 0)
  return Object.fromEntries(raised)
}

const aPage = async (title = 'Versie') =>
  (await pages.create({ data: { title }, locale: 'nl' })).documentId

it('the version is sent to the site, fresh each time', async () => {
  const { status, headers } = await cms.ask('/api/content-version', { token: SITE_TOKEN })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
})

describe('the version of content with drafts', () => {
  it('rises when a document is published, withdrawn or deleted, not when a draft is saved', async () => {
    const documentId = await aPage()
    const which = { documentId, locale: 'nl' }
    expect(await raisedBy(() => aPage('Nog een'))).toEqual({})
    expect(await raisedBy(() => pages.update({ ...which, data: { intro: 'x' } }))).toEqual({})
    expect(await raisedBy(() => pages.publish(which))).toEqual({ page: 1 })
    expect(await raisedBy(() => pages.update({ ...which, data: { intro: 'y' } }))).toEqual({})
    expect(await raisedBy(() => pages.discardDraft(which))).toEqual({})
    expect(await raisedBy(() => pages.clone({ ...which, data: {} }))).toEqual({})
    expect(await raisedBy(() => pages.unpublish(which))).toEqual({ page: 1 })
    expect(await raisedBy(() => pages.delete({ documentId }))).toEqual({ page: 1 })
    const data = { title: 'Meteen openbaar' }
    expect(await raisedBy(() => pages.create({ data, locale: 'nl', status: 'published' }))).toEqual(
      { page: 1 },
    )
  })

  it('rises when the admin panel publishes many documents at once', async () => {
    const documentIds = [await aPage('Een'), await aPage('Twee')]
    const bulk = (action: string) =>
      cms.ask(`/content-manager/collection-types/api::page.page/actions/${action}?locale=nl`, {
        method: 'POST',
        token: cms.administrator,
        body: { documentIds, locale: 'nl' },
      })
    expect(await raisedBy(() => bulk('bulkPublish'))).toHaveProperty('page')
    expect(await raisedBy(() => bulk('bulkUnpublish'))).toHaveProperty('page')
    expect(await raisedBy(() => bulk('bulkDelete'))).toHaveProperty('page')
  })

  it('stays when a publication is refused by the rules or rolled back with its transaction', async () => {
    const documentId = await aPage()
    const wrong = { documentId, locale: 'nl', status: 'published', data: { title: null } }
    expect(await raisedBy(() => expect(pages.update(wrong)).rejects.toThrow())).toEqual({})
    const undone = () =>
      cms.strapi.db.transaction(async () => {
        await pages.publish({ documentId, locale: 'nl' })
        throw new Error('undone')
      })
    expect(await raisedBy(() => expect(undone()).rejects.toThrow('undone'))).toEqual({})
  })
})

it('the version rises with every write of content without drafts', async () => {
  const themes = documentsOf(cms, 'theme')
  let documentId = ''
  const create = async () => {
    const data = { name: 'Versiethema', colour: 'green' }
    documentId = (await themes.create({ data, locale: 'nl' })).documentId
  }
  expect(await raisedBy(create)).toEqual({ theme: 1 })
  const update = () => themes.update({ documentId, locale: 'nl', data: { position: 3 } })
  expect(await raisedBy(update)).toEqual({ theme: 1 })
  expect(await raisedBy(() => themes.delete({ documentId }))).toEqual({ theme: 1 })
})

it('the version stays when a visitor sends something or staff handle it', async () => {
  const submissions = documentsOf(cms, 'submission')
  const now = new Date()
  const data = {
    kind: 'contact',
    editionYear: 2032,
    language: 'nl',
    values: {},
    idempotencyKey: 'versie',
    contentHash: '',
    source: '/contact',
    receivedAt: now,
    deleteAfter: now,
  }
  let documentId = ''
  const send = async () => {
    documentId = (await submissions.create({ data })).documentId
  }
  expect(await raisedBy(send)).toEqual({})
  const handle = () => submissions.update({ documentId, data: { state: 'handled' } })
  expect(await raisedBy(handle)).toEqual({})
  expect(await raisedBy(() => submissions.delete({ documentId }))).toEqual({})
})

it('the version rises for the media library when a file is described, replaced or deleted', async () => {
  const upload = (query: string, fields: Record<string, string | Blob>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return cms.ask(`/upload${query}`, { method: 'POST', token: cms.administrator, body })
  }
  const text = (words: string) => new File([words], 'proef.txt', { type: 'text/plain' })
  const made = await upload('', { files: text('een') })
  expect(made.status).toBe(201)
  const { id } = made.body[0]
  const describe = () => upload(`?id=${id}`, { fileInfo: '{"alternativeText":"Een proef"}' })
  expect(await raisedBy(describe)).toHaveProperty('upload')
  expect(await raisedBy(() => upload(`?id=${id}`, { files: text('twee') }))).toHaveProperty(
    'upload',
  )
  const remove = { method: 'DELETE', token: cms.administrator }
  expect(await raisedBy(() => cms.ask(`/upload/files/${id}`, remove))).toHaveProperty('upload')
})

// Strapi checks all permissions for each file, which takes seconds.
it('the version rises with the list of languages', { tags: ['exhaustive'] }, async () => {
  const locales = cms.strapi.plugin('i18n').service('locales')
  let id = 0
  const add = async () => {
    ;({ id } = await locales.create({ code: 'fy', name: 'Fries' }))
  }
  expect(await raisedBy(add)).toEqual({ i18n: 1 })
  expect(await raisedBy(() => locales.delete({ id }))).toEqual({ i18n: 1 })
})

describe('the version is counted correctly', () => {
  it('when many changes happen at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => aPage(`Samen ${at}`)))
    const publish = () => Promise.all(ids.map((documentId) => pages.publish({ documentId })))
    expect(await raisedBy(publish)).toEqual({ page: 8 })
  })

  it('when another process writes to the same database', async () => {
    const documentId = await aPage()
    const other = await secondConnection()
    const both = async () => {
      await other.run("update content_versions set counter = counter + 5 where type = 'page'")
      await pages.publish({ documentId, locale: 'nl' })
    }
    expect(await raisedBy(both)).toEqual({ page: 6 })
    await other.close()
  })
})
