import type { Sharing } from '@beursvloer/contract/leads'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { momentOf } from '~/i18n/moment.ts'
import { type Brochure, brochuresOf } from '~/shell/brochures.ts'

/** A stand where the badge of a visitor was scanned. */
export interface VisitedStand {
  readonly id: string
  readonly name: string
  readonly path: string
  /** Numbers of its stands. */
  readonly stands: string
  /** When the badge was scanned last, in words. */
  readonly scanned: string
  readonly brochures: readonly Brochure[]
}

/** The exhibitors of the site that scanned a visitor's badge, the latest first. */
export const visitedStands = (sharings: readonly Sharing[], content: Content): VisitedStand[] =>
  sharings.flatMap(({ exhibitor: id, scannedAt }) => {
    const exhibitor = content.exhibitors.find(id)
    return exhibitor
      ? {
          ...{ id, name: exhibitor.name, path: exhibitorPath(exhibitor) },
          stands: exhibitor.stands.map(({ number }) => number).join(', '),
          scanned: momentOf(scannedAt, content.locale),
          brochures: brochuresOf(exhibitor),
        }
      : []
  })
