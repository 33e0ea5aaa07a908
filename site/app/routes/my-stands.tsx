import { MY_STAND_PAGE, myStandPagePath } from '@beursvloer/contract/page-addresses'
import { Link, redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { ownStandsOf } from '~/account/my-stand.server.ts'
import { fromCms, requireUser } from '~/account/require-user.server.ts'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Icon } from '~/ui/icon.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/my-stands.ts'

export const handle = UNCOUNTED_PAGE

export const meta = ownMeta(MY_STAND_PAGE, myStandMessages, (t) => [t.title, t.description])

/** The exhibitors that somebody acts for: `/mijn-stand`; the only one is opened at once. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args)
  const stands = await fromCms(args, ownStandsOf(accountOf(args.context)))
  const [only] = stands
  if (only && stands.length === 1) throw redirect(myStandPagePath(only.exhibitor))
  return { stands }
}

export default function MyStands({ loaderData: { stands } }: Route.ComponentProps) {
  const t = useMessages(myStandMessages)
  return (
    <>
      <PageHead title={t.title} lead={stands.length > 0 ? t.choose : undefined} />
      <div className="wrap pb-section">
        {stands.length === 0 ? (
          <EmptyState title={t.none}>{t.noneHint}</EmptyState>
        ) : (
          <ul className="cells sm:grid-cols-2">
            {stands.map(({ exhibitor, name, role }) => (
              <li
                key={exhibitor}
                className="flex items-center justify-between gap-4 p-5 hover:bg-tint"
              >
                <p>
                  <Link to={myStandPagePath(exhibitor)} className="link-cover font-bold text-xl">
                    {name}
                  </Link>
                  <span className="block text-mute text-sm">{t.roles[role]}</span>
                </p>
                <Icon name="arrow-right" className="shrink-0 text-mute" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
