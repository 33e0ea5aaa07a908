import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { type MemberView, telHref } from './contact-view.ts'
import { contactMessages } from './messages.ts'

/** Everybody with portrait, job and subjects. */
export function TeamGrid({ team }: { team: readonly MemberView[] }) {
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
