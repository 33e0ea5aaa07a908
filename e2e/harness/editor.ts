/** Actions of editors, by the routes of the CMS that the admin panel uses. */
import type { SharedStack } from './shared-stack.ts'

/** A document of the CMS with the fields that tests read. */
interface Document {
  readonly documentId: string
  readonly title: string
}

export interface Editor {
  /** The Dutch draft with this slug. */
  find(slug: string): Promise<Document>
  /** Id of the Dutch draft whose field has this value. */
  findBy(field: string, value: string): Promise<string>
  /** Makes a Dutch draft; the result is its document id. */
  create(fields: object): Promise<string>
  /** Changes fields of the Dutch draft, which visitors do not see. */
  saveDraft(documentId: string, fields: object): Promise<void>
  /** Changes fields of the Dutch draft, if any are given, and publishes it. */
  publish(documentId: string, fields?: object): Promise<void>
  /** Takes the Dutch document off the site, and keeps the draft. */
  unpublish(documentId: string): Promise<void>
  /** The address that the button "Voorbeeld openen" opens. */
  previewUrl(documentId: string, locale: 'nl' | 'en'): Promise<string>
}

/**
 * An administrator at work on documents of one type.
 * @param type singular name of the type, such as `programme-item`
 */
export const editorOf = (
  { cmsUrl, administrator }: Pick<SharedStack, 'cmsUrl' | 'administrator'>,
  type: string,
): Editor => {
  const uid = `api::${type}.${type}`
  const collection = `/content-manager/collection-types/${uid}`

  const ask = async <T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<T> => {
    const response = await fetch(cmsUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${administrator.token}`,
        'content-type': 'application/json',
        'if-match': '*',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }

  return {
    async find(slug) {
      const query = new URLSearchParams({ locale: 'nl', 'filters[slug][$eq]': slug })
      const { results } = await ask<{ results: Document[] }>('GET', `${collection}?${query}`)
      if (!results[0]) throw new Error(`There is no ${type} with the slug ${slug}.`)
      return results[0]
    },
    async findBy(field, value) {
      const query = new URLSearchParams({ locale: 'nl', [`filters[${field}][$eq]`]: value })
      const { results } = await ask<{ results: Document[] }>('GET', `${collection}?${query}`)
      if (!results[0]) throw new Error(`There is no ${type} with ${field} ${value}.`)
      return results[0].documentId
    },
    async create(fields) {
      const path = `${collection}?locale=nl`
      const { data } = await ask<{ data: Document }>('POST', path, fields)
      return data.documentId
    },
    async saveDraft(documentId, fields) {
      await ask('PUT', `${collection}/${documentId}?locale=nl`, fields)
    },
    async publish(documentId, fields = {}) {
      await ask('POST', `${collection}/${documentId}/actions/publish?locale=nl`, fields)
    },
    async unpublish(documentId) {
      await ask('POST', `${collection}/${documentId}/actions/unpublish?locale=nl`, {})
    },
    async previewUrl(documentId, locale) {
      const query = new URLSearchParams({ documentId, locale, status: 'draft' })
      const path = `/content-manager/preview/url/${uid}?${query}`
      return (await ask<{ data: { url: string } }>('GET', path)).data.url
    },
  }
}

/**
 * Saves fields of a single type, as the panel does.
 * @param type singular name of the type, such as `site-settings`
 */
export async function saveSingle(
  { cmsUrl, administrator }: Pick<SharedStack, 'cmsUrl' | 'administrator'>,
  type: string,
  fields: object,
  locale = 'nl',
): Promise<void> {
  const path = `/content-manager/single-types/api::${type}.${type}?locale=${locale}`
  const response = await fetch(cmsUrl + path, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
      'if-match': '*',
    },
    body: JSON.stringify(fields),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
}
