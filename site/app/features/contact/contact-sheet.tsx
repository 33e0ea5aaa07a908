import { VENUE_PAGE } from '@beursvloer/contract/page-addresses'
import { type ReactNode, useState } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { Facade } from '~/ui/facade/facade.tsx'
import {
  type ContactView,
  isSubject,
  type MemberView,
  mailtoHref,
  telHref,
} from './contact-view.ts'
import { contactMessages } from './messages.ts'

/** Everybody with portrait, job and subjects. */
function TeamGrid({ team }: { team: readonly MemberView[] }) {
  const t = useMessages(contactMessages)
  const locale = useLocale()
  return (
    <section>
      <h2 className="mb-6 text-3xl">{t.team}</h2>
      <CellGrid columns={3}>
        {team.map(({ id, name, role, topics, email, phone, photo, ...member }) => (
          <Cell key={id} flush className="flex-row">
            <div className="w-24 shrink-0 self-start border-ink border-r border-b sm:w-32">
              <Avatar name={name} photo={photo} sizes="128px" />
            </div>
            <div
              lang={langOf(member, 'role', locale)}
              className="flex min-w-0 flex-auto flex-col p-4 md:p-5"
            >
              <h3 className="text-xl">{name}</h3>
              <p className="mt-0.5 text-mute text-sm">{role}</p>
              {topics && (
                <p lang={langOf(member, 'topics', member.language)} className="mt-3 text-sm">
                  {topics}
                </p>
              )}
              <p className="mt-auto flex flex-col items-start pt-3 text-sm">
                <a href={`mailto:${email}`} className="link wrap-anywhere py-1">
                  <Email address={email} />
                </a>
                {phone && (
                  <a href={telHref(phone)} className="link whitespace-nowrap py-1 tabular-nums">
                    {phone}
                  </a>
                )}
              </p>
            </div>
          </Cell>
        ))}
      </CellGrid>
    </section>
  )
}

/** An address that breaks after its @ where it does not fit on one line. */
function Email({ address }: { address: string }) {
  const host = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  )
}

interface QuestionPanelProps {
  contact: ContactView
  /** The form. */
  children: ReactNode
}

/** The question itself, and the person who will answer it, by the chosen subject. */
function QuestionPanel({ contact, children }: QuestionPanelProps) {
  const t = useMessages(contactMessages)
  const { people, office, fair } = contact
  const [subject, setSubject] = useState(contact.subject)
  const person = subject && people[subject]
  const { email, phone } = person ?? office
  const mail = mailtoHref(email, subject ? t.mailSubject(t.subject[subject], fair) : fair)
  return (
    <section
      id="formulier"
      className="flex flex-col p-5 md:p-8"
      onChange={({ target }) => {
        const { name, value } = target as EventTarget & { name?: string; value?: string }
        if (name === 'subject' && value !== undefined) setSubject(isSubject(value) ? value : null)
      }}
    >
      <h2 className="mb-5 text-3xl">{contact.subject === 'photo' ? t.removePhoto : t.ask}</h2>
      <div aria-live="polite" className="mb-8 flex min-h-20 items-center gap-5">
        {person && (
          <div className="w-20 shrink-0 border border-ink">
            <Avatar name={person.name} photo={person.photo} sizes="80px" />
          </div>
        )}
        <div>
          <p className="text-lg">{person ? t.answersYou(person.name) : t.prompt}</p>
          <p className="mt-1 text-mute text-sm">
            {contact.subject === 'photo' ? t.photoHint : t.replyTime}
          </p>
        </div>
      </div>
      {children}
      <p className="mt-8 flex flex-wrap gap-x-5 border-gray-300 border-t pt-3 text-sm">
        <span className="py-1 text-mute">{t.rather}</span>
        <a href={mail} className="link wrap-anywhere py-1">
          {email}
        </a>
        {phone && (
          <a href={telHref(phone)} className="link whitespace-nowrap py-1 tabular-nums">
            {phone}
          </a>
        )}
      </p>
    </section>
  )
}

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
