import { drawingPath } from '@beursvloer/contract/floor-plan-address'
import { myStandPagePath } from '@beursvloer/contract/page-addresses'
import { Link } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { standMeetingsOf } from '~/account/meetings.server.ts'
import { ofStand, overviewOf, tasksOfStand } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { HallFragment } from '~/features/exhibitors/hall-fragment.tsx'
import { toHallFragment } from '~/features/exhibitors/hall-fragment-view.ts'
import { BoardSummary } from '~/features/meetings/board-summary.tsx'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { OverviewPage } from '~/features/my-stand/overview-page.tsx'
import { toOverviewView } from '~/features/my-stand/overview-view.ts'
import { daysBefore, toTaskView } from '~/features/my-stand/task-view.ts'
import { momentOf } from '~/i18n/moment.ts'
import { today } from '~/i18n/today.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/my-stand.ts'

export const handle = UNCOUNTED_PAGE

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return messageMeta(matches, myStandPagePath(params.id), myStandMessages, (t) => [
    loaderData?.view.name ?? t.title,
    t.description,
  ])
}

/** The area of an exhibitor, for who acts for it: `/mijn-stand/{id}`; a 404 for anybody else. */
export async function loader(args: Route.LoaderArgs) {
  const overview = await overviewOf(args, args.params.id)
  const tasks = await tasksOfStand(args, args.params.id)
  const isActing = accountOf(args.context).actsFor === args.params.id
  // Staff who act for an exhibitor see neither leads nor meetings.
  const { meetings } = isActing
    ? { meetings: [] }
    : await ofStand(args, args.params.id, (account) => standMeetingsOf(account, args.params.id))
  const content = contentOf(args.context)
  const day = today()
  const stand = content.stands.all.find(({ id }) => id === overview.stands[0])
  return {
    view: toOverviewView(overview, content),
    tasks: tasks.map((task) => toTaskView(task, day, content.locale)),
    meetings: meetings.filter(({ start }) => start >= day),
    daysLeft: daysBefore(day, content.edition.startDate),
    isActing,
    acts: overview.acts.map((act) => ({ ...act, moment: momentOf(act.at, content.locale) })),
    news: overview.news.map(({ id, title, text, at }) => ({
      id,
      title: title[content.locale],
      text: text[content.locale],
      day: today(new Date(at)),
    })),
    fragment: stand && stand.polygon.length > 0 ? toHallFragment(stand, []) : null,
  }
}

export default function MyStand({ loaderData }: Route.ComponentProps) {
  const { view, fragment, tasks, daysLeft, isActing, acts, meetings, news } = loaderData
  return (
    <OverviewPage
      view={view}
      tasks={tasks}
      news={news}
      daysLeft={daysLeft}
      isActing={isActing}
      acts={acts}
      meetings={<BoardSummary stand={view.exhibitor} meetings={meetings} />}
      plan={
        fragment && (
          <Link to={drawingPath({ stand: fragment.number })} className="block hover:opacity-90">
            <HallFragment fragment={fragment} way={null} />
          </Link>
        )
      }
    />
  )
}
