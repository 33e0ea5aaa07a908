import { leaveMessages } from '~/features/profile/leave-messages.ts'
import { GonePage } from '~/features/profile/leave-page.tsx'
import type { PageHandle } from '~/shell/page-handle.ts'
import { pageMeta, shellOf } from '~/shell/page-meta.ts'
import type { Route } from './+types/visitor-gone.ts'

export const handle: PageHandle = { audience: 'personal', sitemap: false, counted: true }

export function meta({ matches }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!shell) return []
  const { doneTitle, doneText } = leaveMessages[shell.locale]
  const path = '/bezoekersprofiel/verwijderd'
  return pageMeta(matches, { title: doneTitle, description: doneText, path, noIndex: true })
}

/** Where one is when the account is gone: `/bezoekersprofiel/verwijderd`. */
export default function VisitorGone() {
  return <GonePage />
}
