// About: cms/src/rules/translations.ts, cms/src/rules/shared-fields.ts, cms/src/rules/index.ts
// About: cms/src/extensions/i18n, cms/src/api, cms/src/components

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { UID } from '@strapi/strapi'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Cms, type Document, documentsOf, startCms } from './harness.ts'
import { type Attribute, fieldsOf, isShared, schemaValues } from './schema-values.ts'

const API = path.resolve(import.meta.dirname, '../src/api')
const NL = { locale: 'nl' }
const EN = { locale: 'en' }

let cms: Cms
let files: [number, number]

beforeAll(async () => {
  cms = await startCms()
  const file = async (name: string): Promise<number> => {
    const address = { hash: name, url: `/${name}.png`, ext: '.png', provider: 'local' }
    const data = { name, ...address, mime: 'image/png', size: 1 }
    return (await cms.strapi.db.query('plugin::upload.file').create({ data })).id
  }
  files = [await file('eerste'), await file('tweede')]
})

interface Schema {
  readonly info: { readonly singularName: string }
  readonly options?: { readonly draftAndPublish?: boolean }
  readonly pluginOptions?: Attribute['pluginOptions']
}

/** The content types with translations, from their folders: a new one is tested too. */
const localized = globSync('*/content-types/*/schema.json', { cwd: API })
  .map((file): Schema => JSON.parse(readFileSync(path.join(API, file), 'utf8')))
  .filter(({ pluginOptions }) => pluginOptions?.i18n?.localized)
const namesOf = (schemas: readonly Schema[]) => schemas.map(({ info }) => info.singularName).sort()
const withDrafts = namesOf(localized.filter(({ options }) => options?.draftAndPublish))
const withoutDrafts = namesOf(localized.filter(({ options }) => !options?.draftAndPublish))

const uidOf = (type: string) => `api::${type}.${type}` as UID.ContentType
const isOwn = (attribute: Attribute) => !isShared(attribute)

/** The populate parameter to read all of a type or component. */
function populateOf(uid: UID.Schema): object {
  const populate: Record<string, unknown> = {}
  for (const [name, { type, component, components = [] }] of fieldsOf(cms, uid)) {
    const each = components.map((one) => [one, { populate: populateOf(one) }])
    if (type === 'relation' || type === 'media') populate[name] = true
    if (type === 'component') populate[name] = { populate: populateOf(component as UID.Component) }
    if (type === 'dynamiczone') populate[name] = { on: Object.fromEntries(each) }
  }
  return populate
}

/** A value without ids of its own; of a relation the ids of its documents. */
function plain(attribute: Attribute, value: unknown): unknown {
  const { type, component } = attribute
  if (Array.isArray(value) && type !== 'json' && type !== 'blocks')
    return value.map((one) => plain(attribute, one))
  if (value === null || value === undefined) return null
  if (type === 'relation') return (value as Document).documentId
  if (type === 'media') return (value as { id: number }).id
  if (type === 'component') return plainFields(component as UID.Component, value)
  if (type !== 'dynamiczone') return value
  return plainFields((value as { __component: UID.Component }).__component, value)
}

const plainFields = (
  uid: UID.Schema,
  document: unknown,
  isWanted: (attribute: Attribute) => boolean = () => true,
): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(cms, uid)
      .filter(([, attribute]) => isWanted(attribute))
      .map(([name, attribute]) => [name, plain(attribute, (document as Document)[name])]),
  )

/**
 * A document of a type as stored in both languages: the shared fields, and those of each language.
 */
async function versionsOf(type: string, documentId: string) {
  const uid = uidOf(type)
  const read = async (language: object, status: 'draft' | 'published') => {
    const how = { documentId, ...language, status, populate: populateOf(uid) }
    const found = await documentsOf(cms, type).findOne(how)
    return (
      found && { shared: plainFields(uid, found, isShared), own: plainFields(uid, found, isOwn) }
    )
  }
  return {
    nl: { draft: await read(NL, 'draft'), published: await read(NL, 'published') },
    en: { draft: await read(EN, 'draft'), published: await read(EN, 'published') },
  }
}

class Undone extends Error {}

/** A document in both languages with a value in each field, and the change that a test makes. */
interface Tried {
  readonly documentId: string
  /** Saves another value of each field, or of the given ones. */
  change(language: object, isWanted?: (attribute: Attribute) => boolean): Promise<unknown>
  versions(): ReturnType<typeof versionsOf>
}

/** Changes a document of a type, in a transaction that is rolled back. */
async function tryWith(type: string, work: (tried: Tried) => Promise<void>): Promise<void> {
  const uid = uidOf(type)
  const documents = documentsOf(cms, type)
  const dataOf = schemaValues(cms, files)
  const trying = cms.strapi.db.transaction(async () => {
    if (cms.strapi.contentType(uid).kind === 'singleType')
      await cms.strapi.db.query(uid).deleteMany()
    // There are four addresses for categories.
    await cms.strapi.db.query('api::exhibitor-category.exhibitor-category').deleteMany()
    const { documentId } = await documents.create({ data: await dataOf(uid, 0), ...NL })
    await documents.update({ documentId, data: await dataOf(uid, 0, isOwn), ...EN })
    await work({
      documentId,
      change: async (language, isWanted) =>
        documents.update({ documentId, data: await dataOf(uid, 1, isWanted), ...language }),
      versions: () => versionsOf(type, documentId),
    })
    throw new Undone()
  })
  await trying.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}

describe.each([...withDrafts, ...withoutDrafts])('%s: a translation', (type) => {
  it('gets the shared fields of the Dutch document when it is made', async () => {
    await tryWith(type, async ({ versions }) => {
      const { nl, en } = await versions()
      for (const [name, value] of Object.entries(nl.draft?.shared ?? {}))
        expect(value, `a value of ${name}`).not.toBeOneOf([null, []])
      expect(en.draft?.shared).toEqual(nl.draft?.shared)
    })
  })
})

/** Types with relations, files, components with relations, and blocks. */
const TYPICAL: readonly string[] = ['programme-item', 'exhibitor', 'page']
const isTypical = (type: string) => TYPICAL.includes(type)
const others = withDrafts.filter((type) => !isTypical(type))
describe.each(withDrafts.filter(isTypical))('%s: a translation', publishesItsOwn)
describe.each(others)('%s: a translation', { tags: ['exhaustive'] }, publishesItsOwn)

function publishesItsOwn(type: string): void {
  const publish = (documentId: string, language: object) =>
    documentsOf(cms, type).publish({ documentId, ...language })

  it('publishing a document publishes its own texts, and the shared fields in both languages', async () => {
    await tryWith(type, async ({ documentId, change, versions }) => {
      await publish(documentId, { locale: '*' })
      const { nl: before } = await versions()
      await change(NL)
      await change(EN, isOwn)
      const { nl, en } = await versions()
      expect(nl.published).toEqual(before.published)
      for (const [name, { enum: options }] of fieldsOf(cms, uidOf(type)).filter(([, field]) =>
        isShared(field),
      ))
        if (options?.length !== 1)
          expect(nl.draft?.shared[name], `a change of ${name}`).not.toEqual(
            before.draft?.shared[name],
          )

      await publish(documentId, EN)
      expect(await versions()).toEqual({
        nl,
        en: { draft: en.draft, published: { ...before.published, own: en.draft?.own } },
      })
      await publish(documentId, NL)
      expect(await versions()).toEqual({
        nl: { draft: nl.draft, published: nl.draft },
        en: { draft: en.draft, published: en.draft },
      })
    })
  })

  it('changing, discarding or withdrawing a translation leaves the Dutch document unchanged', async () => {
    await tryWith(type, async ({ documentId, change, versions }) => {
      await publish(documentId, { locale: '*' })
      const before = await versions()
      await change(NL)
      const { nl } = await versions()

      await change(EN)
      const changed = await versions()
      expect(changed.nl).toEqual(nl)
      expect(changed.en.draft?.shared).toEqual(nl.draft?.shared)
      expect(changed.en.published).toEqual(before.en.published)
      await documentsOf(cms, type).discardDraft({ documentId, ...EN })
      expect(await versions()).toEqual({
        nl,
        en: { ...before.en, draft: { ...nl.draft, own: before.en.published?.own } },
      })
      await documentsOf(cms, type).unpublish({ documentId, ...EN })
      expect((await versions()).nl).toEqual(nl)
      await documentsOf(cms, type).discardDraft({ documentId, ...NL })
      const { nl: back, en } = await versions()
      expect(back).toEqual(before.nl)
      expect(en.draft?.shared).toEqual(before.nl.draft?.shared)
    })
  })
}

describe.each(withoutDrafts)('%s: a translation', (type) => {
  it('changes its own texts; shared fields follow the Dutch document', async () => {
    await tryWith(type, async ({ change, versions }) => {
      const before = await versions()
      await change(EN)
      const { nl, en } = await versions()
      expect(nl).toEqual(before.nl)
      expect(en.draft?.shared).toEqual(before.nl.draft?.shared)
      expect(en.draft?.own).not.toEqual(before.en.draft?.own)
      await change(NL)
      const after = await versions()
      expect(after.nl.draft?.shared).not.toEqual(before.nl.draft?.shared)
      expect(after.en.draft).toEqual({ ...after.nl.draft, own: en.draft?.own })
    })
  })
})

describe('a translation', () => {
  const pages = () => documentsOf(cms, 'page')
  const page = async (): Promise<string> => {
    const { documentId } = await pages().create({ data: { title: 'Taal' }, ...NL })
    await pages().update({ documentId, data: { title: 'Language' }, ...EN })
    return documentId
  }
  /** The panel's state of a version: `draft`, `published`, or `modified` after that. */
  const stateOf = async (documentId: string, { locale }: { locale: string }) => {
    const where = `/content-manager/collection-types/api::page.page/${documentId}?locale=${locale}`
    return (await cms.ask(where, { token: cms.administrator })).body.data.status
  }

  it('cannot be published while the Dutch document is not published', async () => {
    const documentId = await page()
    const refusal = 'Publiceer eerst de Nederlandse versie. Zonder komt dit niet op de site.'
    await expect(pages().publish({ documentId, ...EN })).rejects.toThrow(refusal)
    await pages().publish({ documentId, ...NL })
    await pages().publish({ documentId, ...EN })
    await pages().unpublish({ documentId, ...NL })
    await expect(pages().publish({ documentId, ...EN })).rejects.toThrow(refusal)
    expect(await stateOf(documentId, NL)).toBe('draft')
    await pages().delete({ documentId, locale: '*' })

    const data = { name: 'Timber', colour: 'green' }
    await expect(documentsOf(cms, 'theme').create({ data, ...EN })).rejects.toThrow(
      'Bewaar eerst de Nederlandse versie',
    )
  })

  it('is shown as modified in the panel only for its own texts', async () => {
    const documentId = await page()
    await pages().publish({ documentId, locale: '*' })
    await pages().update({ documentId, data: { layout: 'empty' }, ...NL })
    expect(await stateOf(documentId, NL)).toBe('modified')
    expect(await stateOf(documentId, EN)).toBe('published')
    await pages().update({ documentId, data: { title: 'Tongue' }, ...EN })
    expect(await stateOf(documentId, EN)).toBe('modified')
    await pages().publish({ documentId, ...EN })
    expect(await stateOf(documentId, EN)).toBe('published')
    expect(await stateOf(documentId, NL)).toBe('modified')
    await pages().publish({ documentId, ...NL })
    expect(await stateOf(documentId, EN)).toBe('published')
  })
})
