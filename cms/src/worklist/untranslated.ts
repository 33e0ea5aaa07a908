import { dutchFieldsOf } from '@beursvloer/contract/content/dutch-fields'
import type { Core, UID } from '@strapi/strapi'
import { labelOf } from '../rules/empty-fields'
import type { WriteParams } from '../rules/index'
import { readDraft, readType } from '../rules/site-requirements'
import { requireConfirmation } from '../saving/confirmation'
import type { Translation } from './views'

/** Fewer words than these, such as a name, are often the same in both languages. */
const MIN_WORDS = 4

/** The words of a text, or of what a text editor made, one paragraph after the other. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('\n')
  const { text, children } = (value ?? {}) as {
    readonly text?: unknown
    readonly children?: unknown
  }
  return typeof text === 'string'
    ? text
    : Array.isArray(children)
      ? children.map(wordsOf).join('')
      : ''
}

/**
 * How far the English draft of a document is from its Dutch one. Null while one of the two languages
 * does not exist.
 */
export async function translationOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<Translation | null> {
  const type = readType(uid)
  if (!type) return null
  const [dutch, english] = [
    await readDraft(strapi, uid, type, documentId, 'nl'),
    await readDraft(strapi, uid, type, documentId, 'en'),
  ]
  if (!dutch || !english) return null
  const texts = Object.keys(type.localized)
    .map((field) => ({ field, label: labelOf(strapi, uid, field), text: wordsOf(dutch[field]) }))
    .filter(({ text }) => text !== '')
  return {
    empty: dutchFieldsOf(type.localized, dutch, english).map((field) =>
      labelOf(strapi, uid, field),
    ),
    same: texts
      .filter(
        ({ field, text }) =>
          text.split(/\s+/).length >= MIN_WORDS && wordsOf(english[field]) === text,
      )
      .map(({ label }) => label),
    dutch: texts.map(({ label, text }) => ({ label, text })),
  }
}

/** Asks an editor who publishes English in which texts are still Dutch. */
export function askBeforeUntranslated(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { documentId, locale } = context.params as WriteParams
    const ctx = strapi.requestContext.get()
    const asked =
      context.action === 'publish' && locale === 'en' && ctx?.params.model === context.uid
    if (!asked || !documentId) return next()
    const lines = (await translationOf(strapi, context.uid as UID.ContentType, documentId))?.same
    if (lines?.length)
      requireConfirmation(strapi, {
        id: `untranslated-${documentId}`,
        title: 'Nog niet vertaald',
        text: 'Deze teksten zijn in het Engels gelijk aan het Nederlands. Bezoekers lezen daar dan Nederlands.',
        lines,
      })
    return next()
  })
}
