import type { Core } from '@strapi/strapi'
import { readContentVersion } from '../../content-version/counters'
import { contentRight } from '../../panel-api/current-user'
import { type SkippedDocument, skippedDocuments } from '../../rules/skipped'
import { documentsLink } from '../content-links'
import { namesText } from '../names'
import type { WorklistLine } from '../views'
import type { LineSource } from '../worklist-context'

interface Known {
  readonly version: string
  readonly skipped: readonly SkippedDocument[]
}

const known = new WeakMap<Core.Strapi, Known>()

/**
 * The documents that the site skips, cached until public content changes: every visit of the panel
 * asks for them.
 */
async function currentlySkipped(strapi: Core.Strapi): Promise<readonly SkippedDocument[]> {
  const { version } = await readContentVersion(strapi)
  const last = known.get(strapi)
  if (last?.version === version) return last.skipped
  const skipped = await skippedDocuments(strapi)
  known.set(strapi, { version, skipped })
  return skipped
}

/** Published documents that the site does not show, a line for each type and reason. */
export const skippedDocumentLines: LineSource = async (strapi, { currentUser }) => {
  const skipped = await currentlySkipped(strapi)
  const mine = skipped.filter(({ uid }) => currentUser.may(contentRight('update'), uid))
  const groups = Map.groupBy(mine, ({ uid, reason }) => `${uid} ${reason}`)
  return [...groups.values()].flatMap((documents): readonly WorklistLine[] => {
    const [first] = documents
    if (!first) return []
    const { uid, locale, reason } = first
    const names = documents.map(({ name }) => name)
    return [
      {
        id: `not-on-site ${uid} ${reason}`,
        urgency: 'today',
        count: documents.length,
        title: 'Gepubliceerd, maar niet op de site',
        about: `${strapi.contentType(uid).info.displayName}: ${namesText(names)}`,
        due: '',
        dueNote: reason,
        to: documentsLink(
          uid,
          documents.map(({ documentId }) => documentId),
          locale,
        ),
        action: 'Herstel',
      },
    ]
  })
}
