import { PERSONAL_DATA_PAGE, PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { leaveMessages } from './leave-messages.ts'

interface LeavePageProps {
  /** Submissions for an organisation, which are kept: kind and reference, in words. */
  stays: readonly string[]
  /** The form, or the condition that must be met first. */
  children: ReactNode
}

/** The consequences of deleting the account, and the form to do so. */
export function LeavePage({ stays, children }: LeavePageProps) {
  const t = useMessages(leaveMessages)
  return (
    <>
      <PageHead
        label={<Breadcrumbs items={[{ to: PROFILE_PAGE, label: t.back }]} />}
        title={t.title}
        lead={t.lead}
      />
      <div className="wrap grid gap-x-16 gap-y-10 pb-section lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="divide-y divide-ink border border-ink">
          <section className="p-5 md:p-8">
            <h2 className="text-2xl">{t.goes}</h2>
            <ul className="mt-4 space-y-2">
              {Object.values(t.gone).map((line) => (
                <li key={line} className="flex gap-3">
                  <Icon name="minus" className="mt-1 shrink-0 text-brick" />
                  {line}
                </li>
              ))}
            </ul>
          </section>
          <section className="bg-ground p-5 md:p-8">
            <h2 className="text-2xl">{t.stays}</h2>
            {stays.length === 0 ? (
              <p className="mt-3">{t.staysNothing}</p>
            ) : (
              <>
                <ul className="mt-4 space-y-2">
                  {stays.map((line) => (
                    <li key={line} className="flex gap-3">
                      <Icon name="check" className="mt-1 shrink-0" />
                      {line}
                    </li>
                  ))}
                </ul>
                <p className="mt-4 text-mute text-sm">{t.staysWhy}</p>
              </>
            )}
          </section>
          <div className="p-5 md:p-8">
            <p className="font-semibold">{t.first}</p>
            <ArrowLink to={PERSONAL_DATA_PAGE}>{t.data}</ArrowLink>
          </div>
        </div>
        <section>
          <h2 className="mb-5 text-2xl">{t.confirm}</h2>
          {children}
          <p className="mt-5 text-mute text-sm">{t.mail}</p>
        </section>
      </div>
    </>
  )
}

/** After the account was deleted: a confirmation with links to other pages. */
export function GonePage() {
  const t = useMessages(leaveMessages)
  return (
    <>
      <PageHead title={t.doneTitle} lead={t.doneText} />
      <div className="wrap pb-section">
        <LinkButton to="/" variant="primary">
          {t.home}
        </LinkButton>
      </div>
    </>
  )
}
