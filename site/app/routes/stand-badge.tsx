import { STAND_BADGE_PAGE } from '@beursvloer/contract/page-addresses'
import { qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import { mailedBadgeIn } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { standBadgeMessages } from '~/features/my-stand/stand-badge-messages.ts'
import { BadgePage } from '~/features/profile/badge-page.tsx'
import { toStandBadgeView } from '~/features/profile/profile-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/stand-badge.ts'

export const handle = UNCOUNTED_PAGE

export const meta = ownMeta(STAND_BADGE_PAGE, standBadgeMessages, (t) => [t.yours, t.description])

/** The badge of somebody on a stand, by the link of its mail: `/mijn-stand/badge?code=`. */
export async function loader(args: Route.LoaderArgs) {
  const { code, badge } = await mailedBadgeIn(args)
  const around = () => ({ content: contentOf(args.context), qr: qrDrawing(code) })
  return { code, badge: badge && toStandBadgeView(badge, around()) }
}

export default function StandBadge({ loaderData }: Route.ComponentProps) {
  const t = useMessages(standBadgeMessages)
  const { badge, code } = loaderData
  if (!badge)
    return (
      <AccountSheet title={t.yours}>
        <Notice tone="brick" title={t.gone}>
          {t.goneHint}
        </Notice>
      </AccountSheet>
    )
  const query = `?${new URLSearchParams({ code })}`
  const files = { png: `${STAND_BADGE_PAGE}.png${query}`, svg: `${STAND_BADGE_PAGE}.svg${query}` }
  return <BadgePage badge={badge} code={code} files={files} />
}
