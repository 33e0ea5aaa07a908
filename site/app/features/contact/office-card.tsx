import { VENUE_PAGE } from '@beursvloer/contract/page-addresses'
import type { ReactNode } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import { type ContactView, telHref } from './contact-view.ts'
import { contactMessages } from './messages.ts'

/** The office in ruled fields: address, telephone, mail and hours. */
export function OfficeCard({ office }: { office: ContactView['office'] }) {
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
