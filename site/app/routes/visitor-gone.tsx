import { ACCOUNT_DELETED_PAGE } from '@beursvloer/contract/page-addresses'
import { useEffect } from 'react'
import { leaveMessages } from '~/features/profile/leave-messages.ts'
import { GonePage } from '~/features/profile/leave-page.tsx'
import { clearPersonalData } from '~/shell/clear-personal-data.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/visitor-gone.ts'

export const handle: PageHandle = { audience: 'personal', sitemap: false, counted: true }

export function meta({ matches }: Route.MetaArgs) {
  return messageMeta(matches, ACCOUNT_DELETED_PAGE, leaveMessages, (t) => [t.doneTitle, t.doneText])
}

/** Shown after the account was deleted: `/bezoekersprofiel/verwijderd`. */
export default function VisitorGone() {
  useEffect(clearPersonalData, [])
  return <GonePage />
}
