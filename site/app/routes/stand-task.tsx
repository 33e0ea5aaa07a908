import { MAX_TASK_BYTES, standTaskForm } from '@beursvloer/contract/forms/definitions/stand-task'
import { standTaskPath } from '@beursvloer/contract/page-addresses'
import { useState } from 'react'
import { handInTask, overviewOf, tasksOfStand } from '~/account/my-stand.server.ts'
import { contentOf } from '~/content/context.server.ts'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { StandBreadcrumbs } from '~/features/my-stand/stand-link.tsx'
import { toTaskView } from '~/features/my-stand/task-view.ts'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { DONE } from '~/shell/form-parameters.ts'
import { type PageHandle, UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { messageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { Notice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import type { Route } from './+types/stand-task.ts'

export const handle: PageHandle = {
  ...UNCOUNTED_PAGE,
  forms: [{ maxBodyBytes: MAX_TASK_BYTES }],
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  return messageMeta(matches, standTaskPath(params.id, params.task), myStandMessages, (t) => [
    loaderData?.task.title ?? t.title,
    t.description,
  ])
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

async function taskIn(args: Route.LoaderArgs | Route.ActionArgs) {
  const tasks = await tasksOfStand(args, args.params.id)
  const task = tasks.find(({ id }) => id === args.params.task)
  validatePage(task, args.url)
  return task
}

/** A task of an exhibitor, for its editors and managers: `/mijn-stand/{id}/taken/{task}`. */
export async function loader(args: Route.LoaderArgs) {
  const task = await taskIn(args)
  const { exhibitor: id, name, role } = await overviewOf(args, args.params.id)
  validatePage(role !== 'staff', args.url)
  return {
    stand: { id, name },
    task: toTaskView(task, today(), contentOf(args.context).locale),
    done: args.url.searchParams.has(DONE),
  }
}

export async function action(
  args: Route.ActionArgs,
): Promise<Awaited<ReturnType<typeof handInTask>>> {
  const { id, task } = args.params
  return handInTask(args, id, await taskIn(args), `${standTaskPath(id, task)}?${DONE}=1`)
}

export default function StandTask({ loaderData }: Route.ComponentProps) {
  const t = useMessages(myStandMessages)
  const locale = useLocale()
  const { stand, task, done } = loaderData
  const { title, help, due, answer, kind } = task
  const [definition] = useState(() => standTaskForm(kind))
  return (
    <>
      <PageHead
        dense
        label={<StandBreadcrumbs stand={stand} />}
        title={title}
        lead={help || undefined}
      />
      <div className="wrap space-y-8 pb-section max-md:pt-5">
        {done && (
          <Notice tone="done" role="status">
            {t.taskDone}
          </Notice>
        )}
        <p className="font-semibold">{t.due(formatDate(due, locale, 'full'))}</p>
        {answer && (
          <section className="max-w-3xl border border-ink p-5">
            <h2 className="text-xl">{t.given}</h2>
            <p className="mt-2 whitespace-pre-line">{answer.file || answer.text}</p>
            <p className="mt-2 text-mute text-sm">
              {t.handedIn(answer.by, formatDate(today(new Date(answer.at)), locale))}
            </p>
            <p className="mt-4">{t.replace}</p>
          </section>
        )}
        <AccountForm definition={definition} />
      </div>
    </>
  )
}
