import type { ProposalView } from '@beursvloer/contract/my-stand/proposal'
import {
  type EntryKind,
  MAX_ENTRIES,
  MAX_STAND_PICTURES,
  PROPOSAL_CHANGED,
  TOO_MANY_ENTRIES,
} from '@beursvloer/contract/my-stand/terms'
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

/** Results of the requests that lead here. */
export const OUTCOMES = ['saved', 'submitted', PROPOSAL_CHANGED, TOO_MANY_ENTRIES] as const
type Outcome = (typeof OUTCOMES)[number]

interface PresentationPageProps {
  stand: { id: string; name: string }
  proposal: ProposalView
  /** Ids for new entries, by kind. */
  fresh: Readonly<Record<EntryKind, string>>
  /** When it was saved, in words. */
  savedAt: string
  done: Outcome | null
  /** The form, which belongs to another feature. */
  children: ReactNode
}

/** The presentation of an exhibitor as a draft beside what is live. */
export function PresentationPage(props: PresentationPageProps) {
  const { stand, proposal, fresh, savedAt, done, children } = props
  const t = useMessages(presentationMessages)
  const isOpen = proposal.changed.length > 0
  const isDone = done === 'saved' || done === 'submitted'
  const texts: Record<Outcome, string> = {
    saved: t.saved,
    submitted: isOpen ? t.submitted : t.live,
    [PROPOSAL_CHANGED]: t.changedMeanwhile,
    [TOO_MANY_ENTRIES]: t.tooManyEntries(MAX_ENTRIES, MAX_STAND_PICTURES),
  }
  return (
    <>
      <PageHead dense label={<StandBreadcrumbs stand={stand} />} title={t.title} lead={t.lead} />
      <div className="wrap space-y-8 pb-section max-md:pt-5">
        {done && (
          <Notice tone={isDone ? 'done' : 'brick'} role={isDone ? 'status' : 'alert'}>
            {texts[done]}
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
