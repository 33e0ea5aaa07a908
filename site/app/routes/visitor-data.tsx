import { PERSONAL_DATA_PAGE } from '@beursvloer/contract/page-addresses'
import { accountOf } from '~/account/context.server.ts'
import { personalDataOf } from '~/account/profile.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { dataMessages } from '~/features/profile/data-messages.ts'
import { PersonalDataPage } from '~/features/profile/personal-data-page.tsx'
import { toPersonalDataView } from '~/features/profile/personal-data-view.server.ts'
import { savedTitle } from '~/features/profile/saved-title.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { optionSources } from '~/submissions/options.server.ts'
import type { Route } from './+types/visitor-data.ts'

export const handle: PageHandle = PERSONAL_PAGE

export const meta = ownMeta(PERSONAL_DATA_PAGE, dataMessages, (t) => [t.title, t.description])

/** All personal data of the current user, to read: `/bezoekersprofiel/gegevens`. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const data = await fromCms(args, personalDataOf(accountOf(context)))
  const content = contentOf(context)
  return toPersonalDataView(data, {
    locale: content.locale,
    options: optionSources(snapshotOf(context)),
    titleOf: (kind, id) => savedTitle(content, kind, id),
  })
}

export default function VisitorData({ loaderData }: Route.ComponentProps) {
  return <PersonalDataPage view={loaderData} />
}
