import type { StrapiApp } from '@strapi/strapi/admin'

type PanelMiddleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/** The read fields of an action of the panel's calls (Redux Toolkit Query). */
interface CallAction {
  readonly type: string
  readonly meta?: { readonly arg?: { readonly endpointName?: string } }
  readonly payload?: { readonly queryCacheKey?: string }
}

const PATCHED = 'adminApi/queries/queryResultPatched'
const isSave = ({ type, meta }: CallAction, end: string) =>
  type === `adminApi/executeMutation/${end}` && meta?.arg?.endpointName === 'updateDocument'

/**
 * Keeps an editor's changes when the CMS refuses to save them. Strapi shows a document as saved
 * while the request is under way, and restores the old one when it fails; its form takes both for
 * the document and shows the old one. Here the new one waits until it is saved; restoring the old
 * one then changes nothing.
 */
export const keepUnsavedChanges: PanelMiddleware = () => () => (next) => {
  let saving = 0
  let waiting: Parameters<typeof next>[0][] = []
  return (action) => {
    const call: CallAction = action
    if (isSave(call, 'pending')) saving += 1
    const isDocument = call.payload?.queryCacheKey?.startsWith('getDocument(') ?? false
    if (saving > 0 && call.type === PATCHED && isDocument) {
      waiting.push(action)
      return action
    }
    const saved = isSave(call, 'fulfilled')
    if (saved || isSave(call, 'rejected')) {
      saving -= 1
      if (saved) for (const patch of waiting) next(patch)
      waiting = []
    }
    return next(action)
  }
}
