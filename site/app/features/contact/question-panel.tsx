import { useMessages } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { FilterChip } from '~/ui/filter-chip.tsx'
import { Icon } from '~/ui/icon.tsx'
import { type ContactView, newMail, SUBJECTS, telephone } from './contact-view.ts'
import { contactMessages } from './messages.ts'

/** The way to the right person: a subject, then who answers it. The place of the contact form. */
export function QuestionPanel({ contact }: { contact: ContactView }) {
  const t = useMessages(contactMessages)
  const { subject, person, office, fair } = contact
  const { email, phone } = person ?? office
  const mail = newMail(email, subject ? t.mailSubject(t.subject[subject], fair) : fair)
  return (
    <section className="flex flex-col p-5 md:p-8">
      <h2 className="mb-5 text-3xl">{t.ask}</h2>
      <nav aria-label={t.subjects} className="flex flex-wrap gap-2">
        {SUBJECTS.map(([name, path]) => (
          <FilterChip
            key={name}
            to={name === subject ? '?' : `?onderwerp=${path}`}
            selected={name === subject}
          >
            {t.subject[name]}
          </FilterChip>
        ))}
      </nav>
      <div className="mt-8 flex min-h-32 items-center gap-5">
        {person && (
          <div className="w-24 shrink-0 border border-ink">
            <Avatar name={person.name} photo={person.photo} sizes="96px" />
          </div>
        )}
        <div>
          <p className="text-lg">{person ? t.answersYou(person.name) : t.prompt}</p>
          <p className="mt-1 text-mute text-sm">
            {subject === 'photo' ? t.photoHint : t.replyTime}
          </p>
        </div>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href={mail}
          className="inline-flex min-h-13 items-center gap-2.5 rounded-xs border border-primary bg-primary px-6 font-semibold text-white hover:bg-green-800"
        >
          <Icon name="mail" />
          {t.mail}
        </a>
        {phone && (
          <a
            href={telephone(phone)}
            className="link whitespace-nowrap py-2 font-semibold tabular-nums"
          >
            {t.call(phone)}
          </a>
        )}
      </p>
    </section>
  )
}
