import type { Sharing } from '@beursvloer/contract/leads/calls'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { momentOf } from '~/i18n/moment.ts'
import { brochuresOf } from '~/shell/brochures.ts'

/** A stand where the badge of a visitor was scanned. */
export type VisitedStand = ReturnType<typeof visitedStands>[number]

/** The exhibitors of the site that scanned a visitor's badge, the latest first. */
export const visitedStands = (sharings: readonly Sharing[], content: Content) =>
  sharings.flatMap(({ exhibitor: id, scannedAt }) => {
    const exhibitor = content.exhibitors.find(id)
    return exhibitor
      ? {
          ...{ id, name: exhibitor.name, path: exhibitorPath(exhibitor) },
          /** Numbers of its stands. */
          stands: exhibitor.stands.map(({ number }) => number).join(', '),
          /** When the badge was scanned last, in words. */
          scanned: momentOf(scannedAt, content.locale),
          brochures: brochuresOf(exhibitor),
        }
      : []
  })
