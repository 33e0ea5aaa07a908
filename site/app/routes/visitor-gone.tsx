import { ACCOUNT_DELETED_PAGE } from '@beursvloer/contract/page-addresses'
import { useEffect } from 'react'
import { leaveMessages } from '~/features/profile/leave-messages.ts'
import { GonePage } from '~/features/profile/leave-page.tsx'
import { clearPersonalData } from '~/shell/clear-personal-data.ts'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'

export const handle: PageHandle = PERSONAL_PAGE

export const meta = ownMeta(ACCOUNT_DELETED_PAGE, leaveMessages, (t) => [t.doneTitle, t.doneText])

/** Shown after the account was deleted: `/bezoekersprofiel/verwijderd`. */
export default function VisitorGone() {
  useEffect(clearPersonalData, [])
  return <GonePage />
}
