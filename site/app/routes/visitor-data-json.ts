import { accountOf } from '~/account/context.server.ts'
import { personalDataOf } from '~/account/profile.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { editionSlug } from '~/shell/fair-name.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/visitor-data-json.ts'

export const handle = UNCOUNTED_PAGE

/** The same as a file for other programs: `/bezoekersprofiel/gegevens.json`. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const data = await fromCms(args, personalDataOf(accountOf(context)))
  const name = `${editionSlug(contentOf(context))}-mijn-gegevens.json`
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
