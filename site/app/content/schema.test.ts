import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentTypes } from './document-types.server.ts'

interface Attribute {
  pluginOptions?: { i18n?: { localized?: boolean } }
}

/** The content type as the CMS declares it. */
function cmsSchema(name: string) {
  const path = `../../../cms/src/api/${name}/content-types/${name}/schema.json`
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as {
    kind: string
    info: { singularName: string; pluralName: string }
    options: { draftAndPublish: boolean }
    attributes: Record<string, Attribute>
  }
}

describe.each(documentTypes.map((type) => [type.name, type] as const))('%s', (name, type) => {
  const schema = cmsSchema(name)

  it('is asked for where the CMS answers, and knows whether it has drafts', () => {
    const { singularName, pluralName } = schema.info
    expect(type.path).toBe(schema.kind === 'singleType' ? singularName : pluralName)
    expect(type.single).toBe(schema.kind === 'singleType')
    expect(type.draftAndPublish).toBe(schema.options.draftAndPublish)
  })

  it('asks for fields that the CMS has', () => {
    const { fields, populate } = type.query as { fields: string; populate: object }
    const head = ['documentId', 'updatedAt', 'publishedAt']
    const asked = [...fields.split(','), ...Object.keys(populate)]
    const known = [...head, ...Object.keys(schema.attributes)]
    expect(asked.filter((field) => !known.includes(field))).toEqual([])
  })

  it('takes from English exactly what the CMS translates', () => {
    const translated = Object.entries(schema.attributes)
      .filter(([, attribute]) => attribute.pluginOptions?.i18n?.localized)
      .map(([field]) => field)
    expect(type.localized.toSorted()).toEqual(translated.toSorted())
  })
})
