import { useEffect } from 'react'
import { leaveMessages } from '~/features/profile/leave-messages.ts'
import { GonePage } from '~/features/profile/leave-page.tsx'
import { forgetOwn } from '~/shell/forget-own.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/visitor-gone.ts'

export const handle: PageHandle = { audience: 'personal', sitemap: false, counted: true }

export function meta({ matches }: Route.MetaArgs) {
  return messageMeta(matches, '/bezoekersprofiel/verwijderd', leaveMessages, (t) => [
    t.doneTitle,
    t.doneText,
  ])
}

/** Where one is when the account is gone: `/bezoekersprofiel/verwijderd`. */
export default function VisitorGone() {
  useEffect(forgetOwn, [])
  return <GonePage />
}
