import type { Lead } from '@beursvloer/contract/leads/calls'
import {
  leadPhotoPagePath,
  leadsPagePath,
  myStandPagePath,
} from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { momentOf } from '~/i18n/moment.ts'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { leadMessages } from './messages.ts'
import { type NoteChoices, NoteFields } from './note-fields.tsx'

/** Name of the button's value of its forms, which says what to do. */
export const LEAD_ACTION = 'doe'

interface LeadPageProps extends NoteChoices {
  exhibitor: string
  /** With `shared` as its state. */
  lead: Lead
  /** The telephone number to read. */
  phone: string
  saved: boolean
  failed: boolean
  /** The form of a photo, which belongs to another feature. */
  children: ReactNode
}

/** One lead: what is shared, how the visitor agreed, and what the exhibitor notes. */
export function LeadPage({
  exhibitor,
  lead,
  phone,
  saved,
  failed,
  children,
  ...choices
}: LeadPageProps) {
  const t = useMessages(leadMessages)
  const locale = useLocale()
  const { person, basis, notes, scannedBy } = lead
  const facts = [
    [
      t.heads.email,
      person.email && (
        <a href={`mailto:${person.email}`} className="link">
          {person.email}
        </a>
      ),
    ],
    [
      t.heads.phone,
      person.phone && (
        <a href={`tel:${person.phone}`} className="link">
          {phone}
        </a>
      ),
    ],
    [t.heads.scannedAt, t.scannedBy(momentOf(lead.scannedAt, locale), scannedBy)],
    [t.consent, basis && t.bases[basis]],
    [t.heads.decidedAt, lead.decidedAt && momentOf(lead.decidedAt, locale)],
  ] as const
  return (
    <>
      <PageHead
        label={
          <Breadcrumbs
            items={[
              { to: myStandPagePath(exhibitor), label: t.back },
              { to: leadsPagePath(exhibitor), label: t.listTitle },
            ]}
          />
        }
        title={person.name || t.person}
        lead={[person.jobTitle, person.organisation].filter(Boolean).join(', ')}
      >
        {failed ? (
          <Notice tone="brick" role="alert">
            {t.later}
          </Notice>
        ) : (
          saved && (
            <Notice tone="done" role="status">
              {t.saved}
            </Notice>
          )
        )}
      </PageHead>
      <div className="wrap grid gap-x-16 gap-y-10 pb-section lg:grid-cols-2">
        <section className="space-y-8">
          <h2 className="sr-only">{t.shared}</h2>
          <dl className="border-ink border-t">
            {facts.map(
              ([label, value]) =>
                value && (
                  <div
                    key={label}
                    className="grid gap-x-6 border-gray-300 border-b py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]"
                  >
                    <dt className="text-mute">{label}</dt>
                    <dd className="wrap-anywhere">{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <div>
            <h2 className="text-2xl">{t.notes}</h2>
            {notes.length === 0 && <p className="mt-2 text-mute">{t.noNotes}</p>}
            <ul className="mt-3 space-y-4">
              {notes.toReversed().map(({ at, by, text }) => (
                <li key={`${at} ${text}`} className="border-ink border-l-4 pl-4">
                  <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                  <p className="text-mute text-sm">{t.scannedBy(momentOf(at, locale), by)}</p>
                </li>
              ))}
            </ul>
          </div>
          {lead.hasPhoto && (
            <img
              src={leadPhotoPagePath(exhibitor, lead.id)}
              alt={t.photo}
              className="max-h-[40rem] border border-ink object-contain"
            />
          )}
        </section>
        <section>
          {/* A saved form begins anew, with an empty note. */}
          <form method="post" className="border border-ink p-5 md:p-8">
            <NoteFields key={JSON.stringify(lead)} lead={lead} {...choices} />
            <Button
              type="submit"
              name={LEAD_ACTION}
              value="save"
              variant="primary"
              className="mt-6"
            >
              {t.save}
            </Button>
          </form>
          <div className="mt-6 border-gray-300 border-t pt-6">{children}</div>
          <form method="post" className="mt-6">
            <Button type="submit" size="sm" name={LEAD_ACTION} value="remove">
              {t.remove}
            </Button>
            <p className="mt-2 text-mute text-sm">{t.removeHint}</p>
          </form>
        </section>
      </div>
    </>
  )
}
