import { contentOf } from '~/content/context.server.ts'
import { ownAnswers } from '~/features/search/answers/own-answers.ts'
import { searchableOf } from '~/features/search/search-index.server.ts'
import { toldOf } from '~/features/search/told-searchable.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/search-documents.ts'

export const handle = UNLISTED_PAGE

/**
 * The search documents, `/zoekteksten.json`, for devices that keep the fair: they search them by
 * themselves.
 */
export const loader = ({ context }: Route.LoaderArgs) => {
  const content = contentOf(context)
  return Response.json(toldOf(searchableOf(content), ownAnswers(content)), {
    headers: { 'x-robots-tag': 'noindex' },
  })
}
