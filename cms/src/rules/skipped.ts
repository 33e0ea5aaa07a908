import type { ContentType } from '@beursvloer/contract/content/content-type'
import { contentTypes } from '@beursvloer/contract/content/content-types'
import { plainFields } from '@beursvloer/contract/content/field-facts'
import { lookUp } from '@beursvloer/contract/content/redirects'
import { type Refusal, refusalsOf } from '@beursvloer/contract/content/refusals'
import type { TypeName } from '@beursvloer/contract/content/type-names'
import type { Core, UID } from '@strapi/strapi'
import { hostsOf } from './check-after-write'
import { labelOf } from './empty-fields'
import { isLocalized } from './shared-fields'
import { uidOf } from './site-requirements'
import { isOfSite, titleOf } from './slug-fields'
import { checkHost, type Redirect } from './targets'

type Row = Readonly<Record<string, unknown>> & { readonly documentId: string }
type RedirectRow = Row & Redirect

/** A published document that the site leaves out all the same. */
export interface SkippedDocument {
  readonly uid: UID.ContentType
  readonly documentId: string
  readonly name: string
  /** The language in which it is published. */
  readonly locale: 'nl' | 'en'
  /** The fault, in Dutch, as the end of a line. */
  readonly reason: string
}

/** Required fields of a type, besides relations. */
const neededFields = ({ shape }: ContentType): readonly string[] =>
  plainFields(shape).filter((field) => !shape[field]?.safeParse(null).success)

async function publishedRows(
  strapi: Core.Strapi,
  type: ContentType,
  locale: 'nl' | 'en',
): Promise<readonly Row[]> {
  const uid = uidOf(type.name)
  return strapi.db.query(uid).findMany({
    select: ['documentId', ...neededFields(type)],
    populate: Object.fromEntries(
      Object.keys(type.requires).map((field) => [field, { select: ['documentId'] }]),
    ),
    where: {
      ...(type.draftAndPublish && { publishedAt: { $notNull: true } }),
      ...(isLocalized(strapi, uid) && { locale }),
    },
    orderBy: { documentId: 'asc' },
  })
}

/** The fault of a field, and of a relation. */
const LACKING = { empty: 'ontbreekt', invalid: 'klopt niet', unpublished: '' }
const WITHOUT = {
  empty: 'ontbreekt of is niet gepubliceerd',
  invalid: 'klopt niet',
  unpublished: 'staat zelf niet op de site',
}

/** Where a redirect or short link leads. */
const targetOf = (row: Row): unknown => row.to ?? row.target

/** The name by which editors recognise a document. */
export function nameOf(row: Row): string {
  const { question, label, from, code, number, date, documentId } = row
  return titleOf(row) || String(question ?? label ?? from ?? code ?? number ?? date ?? documentId)
}

/**
 * Every published document that the site does not show: a document that it needs was withdrawn or
 * deleted after it was published, its Dutch version is not public, or it is older than a rule.
 */
export async function skippedDocuments(strapi: Core.Strapi): Promise<readonly SkippedDocument[]> {
  const hosts = await hostsOf(strapi)
  const shown = new Map<TypeName, Set<string>>()
  const isShown = (type: TypeName, id: string) => shown.get(type)?.has(id) ?? false
  const skipped: SkippedDocument[] = []

  for (const type of contentTypes.filter(({ single }) => !single)) {
    const uid = uidOf(type.name)
    const fields = [...neededFields(type), ...Object.keys(type.requires)]
    const shape = Object.fromEntries(
      Object.entries(type.shape).filter(([field]) => fields.includes(field)),
    )
    const reasonOf = ({ path, reason }: Refusal) =>
      `${labelOf(strapi, uid, path)} ${path in type.requires ? WITHOUT[reason] : LACKING[reason]}`
    const dutch = await publishedRows(strapi, type, 'nl')
    const redirects = type.name === 'redirect' ? (dutch as readonly RedirectRow[]) : []
    const follow = lookUp(redirects.map(({ from, to }) => ({ from, to, status: 301 })))
    const whyNot = (row: Row): string | undefined => {
      const [refusal] = refusalsOf(shape, row, isShown)
      if (refusal) return reasonOf(refusal)
      const target = targetOf(row)
      if (isOfSite(uid, String(row.slug))) return 'het webadres is van een pagina van de site zelf'
      if (typeof target === 'string' && checkHost('', target, hosts).length > 0)
        return 'het doel staat niet bij Toegestane hosts'
      return typeof row.from === 'string' && !follow(row.from)
        ? 'leidt terug naar zichzelf'
        : undefined
    }
    const found = new Set<string>()
    for (const row of dutch) {
      const reason = whyNot(row)
      if (!reason) found.add(row.documentId)
      else
        skipped.push({ uid, documentId: row.documentId, name: nameOf(row), locale: 'nl', reason })
    }
    shown.set(type.name, found)
    if (!isLocalized(strapi, uid)) continue
    const inDutch = new Set(dutch.map(({ documentId }) => documentId))
    for (const row of await publishedRows(strapi, type, 'en')) {
      if (inDutch.has(row.documentId)) continue
      const reason = 'de Nederlandse versie is niet gepubliceerd'
      skipped.push({ uid, documentId: row.documentId, name: nameOf(row), locale: 'en', reason })
    }
  }
  return skipped
}
