import type { Lead } from '@beursvloer/contract/leads/calls'
import { INTEREST_STEPS } from '@beursvloer/contract/leads/terms'
import {
  leadPagePath,
  leadsPagePath,
  myStandPagePath,
  scanPagePath,
} from '@beursvloer/contract/page-addresses'
import { Form, Link, useHref } from 'react-router'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { momentOf } from '~/i18n/moment.ts'
import { Badge } from '~/ui/badge.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { Select } from '~/ui/select.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { LEAD_SHOWS, type LeadFilter, leadParameters, MAX_LEAD_SEARCH } from './leads-view.ts'
import { leadMessages } from './messages.ts'

interface LeadsPageProps {
  exhibitor: string
  /** Name of the exhibitor. */
  stand: string
  filter: LeadFilter
  shared: readonly Lead[]
  others: readonly Lead[]
  /** Whether there are any, whatever the filter. */
  hasLeads: boolean
}

/** The leads of an exhibitor: filters, the list, files, and who shares nothing. */
export function LeadsPage({ exhibitor, stand, filter, shared, others, hasLeads }: LeadsPageProps) {
  const t = useMessages(leadMessages)
  const scanHref = useHref(scanPagePath(exhibitor))
  return (
    <>
      <PageHead
        label={<Breadcrumbs items={[{ to: myStandPagePath(exhibitor), label: t.back }]} />}
        title={t.listTitle}
        lead={stand}
      >
        {/* A new document: the camera permission policy is per document. */}
        <LinkButton to={scanHref} reloadDocument variant="primary">
          <Icon name="frame" />
          {t.scan}
        </LinkButton>
      </PageHead>
      <div className="wrap pb-section">
        {hasLeads ? (
          <>
            <Filter exhibitor={exhibitor} filter={filter} />
            <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-3">
              <p role="status" className="font-semibold tabular-nums">
                {t.found(shared.length)}
              </p>
              <Files exhibitor={exhibitor} />
            </div>
            {shared.length > 0 ? (
              <ul>
                {shared.map((lead) => (
                  <Row key={lead.id} exhibitor={exhibitor} lead={lead} />
                ))}
              </ul>
            ) : (
              <EmptyState
                title={t.noneFound}
                action={<LinkButton to={leadsPagePath(exhibitor)}>{t.allAgain}</LinkButton>}
              />
            )}
          </>
        ) : (
          <EmptyState title={t.none}>{t.noneHint}</EmptyState>
        )}
        {others.length > 0 && <Others others={others} />}
      </div>
    </>
  )
}

function Filter({ exhibitor, filter }: Pick<LeadsPageProps, 'exhibitor' | 'filter'>) {
  const t = useMessages(leadMessages)
  return (
    <Form
      role="search"
      action={leadsPagePath(exhibitor)}
      className="grid gap-5 md:grid-cols-[minmax(0,2fr)_1fr_1fr_auto] md:items-end print:hidden"
    >
      <TextField
        label={t.search}
        type="search"
        name={leadParameters.search}
        defaultValue={filter.search}
        maxLength={MAX_LEAD_SEARCH}
      />
      <Select
        label={t.show}
        name={leadParameters.show}
        defaultValue={filter.show}
        options={LEAD_SHOWS.map((value) => ({ value, label: t.shows[value] }))}
      />
      <Select
        label={t.atLeast}
        name={leadParameters.interest}
        defaultValue={`${filter.interest}`}
        options={[
          { value: '0', label: t.shows.all },
          ...INTEREST_STEPS.map((step) => ({ value: `${step}`, label: t.interests[step] })),
        ]}
      />
      <Button type="submit">{t.apply}</Button>
    </Form>
  )
}

function Files({ exhibitor }: { exhibitor: string }) {
  const t = useMessages(leadMessages)
  const base = useHref(leadsPagePath(exhibitor))
  return (
    <p className="flex flex-wrap gap-x-5 text-sm print:hidden">
      <span className="inline-flex min-h-11 items-center text-mute">{t.export}</span>
      {(['xlsx', 'csv', 'vcf'] as const).map((extension) => (
        <a
          key={extension}
          href={`${base}.${extension}`}
          download
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <Icon name="download" className="size-4" />
          {t[extension]}
        </a>
      ))}
    </p>
  )
}

const INTEREST_MARK = '■'

function Row({ exhibitor, lead }: { exhibitor: string; lead: Lead }) {
  const t = useMessages(leadMessages)
  const locale = useLocale()
  const { person, interest, notes, followUpOn, answered, scannedBy } = lead
  const step = INTEREST_STEPS.find((one) => one === interest)
  const note = notes.at(-1)?.text
  return (
    <li className="wrap-anywhere relative grid gap-x-8 gap-y-1 border-gray-300 border-b py-4 hover:bg-green-50 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,2fr)]">
      <div>
        <Link to={leadPagePath(exhibitor, lead.id)} className="link-cover font-semibold text-lg">
          {person.name || t.person}
        </Link>
        <p>{[person.jobTitle, person.organisation].filter(Boolean).join(', ')}</p>
      </div>
      <div>
        {note && <p>{note}</p>}
        <p className="flex flex-wrap gap-x-3 text-mute text-sm">
          {step && (
            <span>
              <span aria-hidden="true" className="text-primary">
                {INTEREST_MARK.repeat(step)}
              </span>{' '}
              {t.interests[step]}
            </span>
          )}
          {followUpOn && (
            <span>
              {t.followUpOn} {formatDate(followUpOn, locale)}
            </span>
          )}
          {answered && <Badge tone="green">{t.answered}</Badge>}
        </p>
      </div>
      <p className="text-mute text-sm tabular-nums md:text-right">
        {t.scannedBy(momentOf(lead.scannedAt, locale), scannedBy)}
      </p>
    </li>
  )
}

/** Leads whose visitor did not agree, or does not any more. */
function Others({ others }: { others: readonly Lead[] }) {
  const t = useMessages(leadMessages)
  const locale = useLocale()
  return (
    <section className="mt-section">
      <h2 className="text-3xl">{t.waiting}</h2>
      <p className="mt-2 max-w-text text-mute">{t.waitingHint}</p>
      <ul className="mt-4 border-ink border-t">
        {others.map(({ id, state, scannedAt, scannedBy }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-6 border-gray-300 border-b py-2.5"
          >
            <span>{t.states[state]}</span>
            <span className="text-mute text-sm tabular-nums">
              {t.scannedBy(momentOf(scannedAt, locale), scannedBy)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
