import { type ReactNode, useState } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { type ContactView, isSubject, mailtoHref, telHref } from './contact-view.ts'
import { contactMessages } from './messages.ts'

interface QuestionPanelProps {
  contact: ContactView
  /** The form. */
  children: ReactNode
}

/** The question itself, and the person who will answer it, by the chosen subject. */
export function QuestionPanel({ contact, children }: QuestionPanelProps) {
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
