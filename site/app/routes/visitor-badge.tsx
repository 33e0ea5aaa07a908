import { BADGE_PAGE, PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import { redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { profileOf } from '~/account/profile.server.ts'
import { fromCms } from '~/account/require-user.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { AskedNotice } from '~/features/profile/asked-notice.tsx'
import { badgeMessages } from '~/features/profile/badge-messages.ts'
import { BadgePage } from '~/features/profile/badge-page.tsx'
import { toBadgeView } from '~/features/profile/profile-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import type { Route } from './+types/visitor-badge.ts'

export const handle: PageHandle = PERSONAL_PAGE

export const meta = ownMeta(BADGE_PAGE, badgeMessages, (t) => [t.title, t.description])

/** The badge on its own: `/bezoekersprofiel/badge`. */
export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const profile = await fromCms(args, profileOf(accountOf(context)))
  // As after registering: no badge before the terms.
  if (!profile.agreed) throw redirect(PROFILE_PAGE)
  const code = profile.badgeCode
  return {
    badge: toBadgeView(profile, { content: contentOf(context), qr: qrDrawing(code) }),
    code,
  }
}

const FILES = { png: `${BADGE_PAGE}.png`, svg: `${BADGE_PAGE}.svg` }

export default function VisitorBadge({ loaderData }: Route.ComponentProps) {
  const t = useMessages(badgeMessages)
  const head = (
    <>
      <Breadcrumbs items={[{ to: PROFILE_PAGE, label: t.back }]} />
      <AskedNotice />
    </>
  )
  return <BadgePage {...loaderData} files={FILES} head={head} />
}
