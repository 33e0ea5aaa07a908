import type { OwnSharings, Sharing } from '@beursvloer/contract/leads/calls'
import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content } from '~/content/model.ts'
import { momentOf } from '~/i18n/moment.ts'
import { type Brochure, brochuresOf } from '~/shell/brochures.ts'

/** A sharing with an exhibitor, as its visitor sees it. */
export interface SharingView extends Pick<Sharing, 'id' | 'state' | 'basis' | 'fields'> {
  readonly name: string
  /** Path of the exhibitor's page; null for one that is not published. */
  readonly path: string | null
  /** Numbers of its stands. */
  readonly stands: string
  readonly scanned: string
  readonly decided: string
  readonly brochures: readonly Brochure[]
}

export interface SharingsView extends Pick<OwnSharings, 'choice' | 'fields'> {
  readonly sharings: readonly SharingView[]
}

/** What a visitor shares, with the exhibitors as the site has them. */
export function toSharingsView(
  { choice, fields, sharings }: OwnSharings,
  content: Content,
): SharingsView {
  const { locale } = content
  return {
    choice,
    fields,
    sharings: sharings.map(({ exhibitor: id, scannedAt, decidedAt, ...sharing }) => {
      const exhibitor = content.exhibitors.find(id)
      return {
        ...{ id: sharing.id, state: sharing.state, basis: sharing.basis, fields: sharing.fields },
        name: exhibitor?.name ?? sharing.name,
        path: exhibitor ? exhibitorPath(exhibitor) : null,
        stands: exhibitor?.stands.map(({ number }) => number).join(', ') ?? '',
        scanned: momentOf(scannedAt, locale),
        brochures: exhibitor ? brochuresOf(exhibitor) : [],
        decided: decidedAt ? momentOf(decidedAt, locale) : '',
      }
    }),
  }
}
