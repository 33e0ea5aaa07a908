import type { MemberView } from '@beursvloer/contract/my-stand/members'
import { MEMBER_ROLES, type MemberRefusal } from '@beursvloer/contract/my-stand/terms'
import { type ReactNode, useId } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import { Button } from '~/ui/button.tsx'
import { controlClass } from '~/ui/field.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { myStandMessages } from './messages.ts'
import { StandBreadcrumbs } from './stand-link.tsx'

/** Names of the values of a member's form. */
export const memberFields = { member: 'lid', change: 'doe', role: 'rol' } as const

interface PeoplePageProps {
  stand: { id: string; name: string }
  members: readonly MemberView[]
  /** Result of the request that led here. */
  done: 'changed' | 'sent' | null
  refused: MemberRefusal | null
  /** The form to invite somebody, which belongs to another feature. */
  children: ReactNode
}

/** Who may act for an exhibitor: roles are changed and withdrawn, colleagues invited; without JavaScript too. */
export function PeoplePage({ stand, members, done, refused, children }: PeoplePageProps) {
  const t = useMessages(myStandMessages)
  return (
    <>
      <PageHead
        dense
        label={<StandBreadcrumbs stand={stand} />}
        title={t.people}
        lead={t.peopleLead}
      />
      <div className="wrap space-y-8 pb-section max-md:pt-5">
        {done && (
          <Notice tone="done" role="status">
            {t[done]}
          </Notice>
        )}
        {refused && (
          <Notice tone="brick" role="alert">
            {t.refusals[refused]}
          </Notice>
        )}
        <ul className="max-w-4xl divide-y divide-gray-300 border border-ink">
          {members.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
        <section>
          <h2 className="mb-5 text-3xl">{t.inviteTitle}</h2>
          {children}
        </section>
      </div>
    </>
  )
}

function Member({ member }: { member: MemberView }) {
  const t = useMessages(myStandMessages)
  const select = useId()
  const { id, name, email, role, state, isSelf } = member
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5">
      <p className="min-w-0">
        <b className="font-semibold">{name}</b>
        {(isSelf || state === 'invited') && (
          <span className="text-mute text-sm">{` (${isSelf ? t.you : t.invited})`}</span>
        )}
        <span className="block text-mute text-sm [overflow-wrap:anywhere]">{email}</span>
      </p>
      <form method="post" className="flex flex-wrap items-center gap-3">
        <input type="hidden" name={memberFields.member} value={id} />
        <label htmlFor={select} className="sr-only">
          {t.roleOf(name)}
        </label>
        <select
          id={select}
          name={memberFields.role}
          defaultValue={role}
          className={`${controlClass} w-auto text-sm`}
        >
          {MEMBER_ROLES.toReversed().map((one) => (
            <option key={one} value={one}>
              {t.roles[one]}
            </option>
          ))}
        </select>
        <Button type="submit" size="sm" name={memberFields.change} value="role">
          {t.changeRole}
        </Button>
        <Button type="submit" size="sm" name={memberFields.change} value="withdraw">
          {t.withdraw}
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
      </form>
    </li>
  )
}
