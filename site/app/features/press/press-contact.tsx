import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { pressMessages } from './messages.ts'
import type { PressView } from './press-view.ts'

/** Who answers the press, at the top of the page. */
export function PressContact({ contact, office }: Pick<PressView, 'contact' | 'office'>) {
  const t = useMessages(pressMessages)
  const locale = useLocale()
  const { email, phone } = contact ?? office
  return (
    <section
      aria-labelledby="persvragen"
      className="flex items-center gap-5 border-ink border-y py-4"
    >
      {contact && (
        <div className="w-24 shrink-0 border border-ink md:w-28">
          <Avatar name={contact.name} photo={contact.photo} sizes="112px" priority />
        </div>
      )}
      <div>
        <h2 id="persvragen" className="text-xl">
          {t.contact}
        </h2>
        <p className="mt-1">
          {contact?.name ?? t.office}
          {contact && (
            <>
              ,{' '}
              <span lang={contact.language === locale ? undefined : contact.language}>
                {contact.role}
              </span>
            </>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-6">
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
      </div>
    </section>
  )
}
