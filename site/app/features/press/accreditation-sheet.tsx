import type { ReactNode } from 'react'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { pressMessages } from './messages.ts'
import type { PressView } from './press-view.ts'

/** Applying for accreditation, beside the contact for the press. */
export function AccreditationSheet({
  contact,
  office,
  form,
}: Pick<PressView, 'contact' | 'office'> & { form: ReactNode }) {
  const t = useMessages(pressMessages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border border-ink lg:grid-cols-[3fr_2fr]">
      <section id="formulier" aria-labelledby="accreditatie" className="p-5 md:p-8">
        <h2 id="accreditatie" className="text-3xl">
          {t.accreditation}
        </h2>
        <p className="mt-3 mb-8 max-w-text">{t.accreditationLead}</p>
        {form}
      </section>
      <section aria-labelledby="persvragen" className="border-ink max-lg:border-t lg:border-l">
        {contact && (
          <div className="w-40 border-ink border-r border-b">
            <Avatar name={contact.name} photo={contact.photo} sizes="160px" />
          </div>
        )}
        <div className="p-5 md:p-8">
          <h2 id="persvragen" className="text-2xl">
            {t.contact}
          </h2>
          <Person contact={contact} office={office} />
        </div>
      </section>
    </div>
  )
}

function Person({ contact, office }: Pick<PressView, 'contact' | 'office'>) {
  const t = useMessages(pressMessages)
  const locale = useLocale()
  const { email, phone } = contact ?? office
  return (
    <>
      <p className="mt-3 font-semibold">{contact?.name ?? t.office}</p>
      {contact && (
        <p lang={contact.language === locale ? undefined : contact.language} className="text-mute">
          {contact.role}
        </p>
      )}
      <p className="mt-3 flex flex-col items-start">
        {email && (
          <a href={`mailto:${email}`} className="link wrap-anywhere py-1">
            {email}
          </a>
        )}
        {phone && (
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className="link whitespace-nowrap py-1 tabular-nums"
          >
            {phone}
          </a>
        )}
      </p>
    </>
  )
}
