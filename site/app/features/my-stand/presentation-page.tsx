import type { EntryKind, ProposalView } from '@beursvloer/contract/my-stand/proposal'
import { standPreviewPath } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { EntryList } from './entry-list.tsx'
import { presentationMessages } from './presentation-messages.ts'
import { StandBreadcrumbs } from './stand-link.tsx'

/** Names of the values of the buttons about a proposal. */
export const proposalFields = { change: 'doe', version: 'versie' } as const

interface PresentationPageProps {
  stand: { id: string; name: string }
  proposal: ProposalView
  /** Ids for new entries, by kind. */
  fresh: Readonly<Record<EntryKind, string>>
  /** When it was saved, in words. */
  savedAt: string
  /** Result of the request that led here. */
  done: 'saved' | 'submitted' | null
  /** Whether it changed meanwhile. */
  changed: boolean
  /** The form, which belongs to another feature. */
  children: ReactNode
}

/** The presentation of an exhibitor as a draft beside what is live. */
export function PresentationPage(props: PresentationPageProps) {
  const { stand, proposal, fresh, savedAt, done, changed, children } = props
  const t = useMessages(presentationMessages)
  const isOpen = proposal.changed.length > 0
  return (
    <>
      <PageHead dense label={<StandBreadcrumbs stand={stand} />} title={t.title} lead={t.lead} />
      <div className="wrap space-y-8 pb-section max-md:pt-5">
        {changed && (
          <Notice tone="brick" role="alert">
            {t.changedMeanwhile}
          </Notice>
        )}
        {done && !changed && (
          <Notice tone="done" role="status">
            {done === 'submitted' && !isOpen ? t.live : t[done]}
          </Notice>
        )}
        {isOpen && (
          <section className="max-w-3xl border border-ink border-dashed p-5">
            <h2 className="text-xl">
              {proposal.state && proposal.state !== 'accepted' && t.states[proposal.state]}
            </h2>
            {proposal.message && (
              <blockquote lang="nl" className="mt-3 border-ink border-l-4 pl-4">
                {proposal.message}
              </blockquote>
            )}
            <p className="mt-3 text-mute text-sm">
              {[
                t.changed(proposal.changed.length),
                proposal.logo && t.logo(proposal.logo),
                proposal.savedBy && t.savedAt(proposal.savedBy, savedAt),
              ]
                .filter(Boolean)
                .join('. ')}
            </p>
            <form method="post" className="mt-5 flex flex-wrap gap-3">
              <input type="hidden" name={proposalFields.version} value={proposal.version} />
              {proposal.state === 'submitted' ? (
                <Button type="submit" size="sm" name={proposalFields.change} value="withdraw">
                  {t.withdraw}
                </Button>
              ) : (
                <>
                  <Button
                    type="submit"
                    size="sm"
                    variant="primary"
                    name={proposalFields.change}
                    value="submit"
                  >
                    {t.submit}
                  </Button>
                  <Button type="submit" size="sm" name={proposalFields.change} value="discard">
                    {t.discard}
                  </Button>
                </>
              )}
              <LinkButton to={standPreviewPath(stand.id)} size="sm">
                {t.preview}
              </LinkButton>
            </form>
          </section>
        )}
        <EntryList stand={stand.id} entries={proposal.entries} fresh={fresh} />
        <h2 className="text-3xl">{t.texts}</h2>
        {children}
      </div>
    </>
  )
}
