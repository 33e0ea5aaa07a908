import { VENUE_PAGE } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { type ContactView, telHref } from './contact-view.ts'
import { contactMessages } from './messages.ts'
import { QuestionPanel } from './question-panel.tsx'
import { TeamGrid } from './team-grid.tsx'

/** The office in ruled fields: address, telephone, mail and hours. */
function OfficeCard({ office }: { office: ContactView['office'] }) {
  const t = useMessages(contactMessages)
  const { name, address, email, phone, hours, hoursLanguage } = office
  return (
    <section aria-label={t.office} className="flex flex-col border-ink max-lg:border-t lg:border-l">
      <dl className="divide-y divide-gray-300 border-gray-300 lg:border-b">
        <Field label={t.visitUs}>
          <address className="not-italic">
            {[name, ...address].map((line) => (
              <span key={line} className="block first:font-semibold">
                {line}
              </span>
            ))}
          </address>
          <ArrowLink to={VENUE_PAGE} className="mt-2 text-sm">
            {t.route}
          </ArrowLink>
        </Field>
        <Field label={t.email}>
          <a href={`mailto:${email}`} className="link wrap-anywhere">
            {email}
          </a>
        </Field>
        {phone && (
          <Field label={t.phone}>
            <a href={telHref(phone)} className="link whitespace-nowrap tabular-nums">
              {phone}
            </a>
          </Field>
        )}
        {hours && (
          <Field label={t.hours}>
            <span lang={hoursLanguage}>{hours}</span>
          </Field>
        )}
      </dl>
      <Facade seed="kantoor" className="mt-auto hidden h-auto w-full lg:block" />
    </section>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="px-5 py-4 md:px-8">
      <dt className="text-mute text-sm">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

/** The ways to reach the fair: with a question, at the office, or somebody in person. */
export function ContactSheet({ contact, form }: { contact: ContactView; form: ReactNode }) {
  return (
    <div className="space-y-14 md:space-y-20">
      <div className="grid grid-cols-[minmax(0,1fr)] border border-ink lg:grid-cols-[3fr_2fr]">
        <QuestionPanel contact={contact}>{form}</QuestionPanel>
        <OfficeCard office={contact.office} />
      </div>
      {contact.team.length > 0 && <TeamGrid team={contact.team} />}
    </div>
  )
}
