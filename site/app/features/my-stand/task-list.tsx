import { standTaskPath } from '@beursvloer/contract/page-addresses'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { LinkButton } from '~/ui/button.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { myStandMessages } from './messages.ts'
import type { TaskView } from './task-view.ts'

/** Days that the axis holds at least, before and after today. */
const MIN_AHEAD = 14
const BEHIND = 7

interface TaskListProps {
  tasks: readonly TaskView[]
  /** Document id of the exhibitor. */
  stand: string
  mayEdit: boolean
  daysLeft: number | null
}

/** The tasks of an exhibitor on one axis of time: the length of a line is the time left. */
export function TaskList({ tasks, stand, mayEdit, daysLeft }: TaskListProps) {
  const t = useMessages(myStandMessages)
  if (tasks.length === 0) return null
  const open = tasks.filter(({ answer }) => !answer)
  const ahead = Math.max(MIN_AHEAD, daysLeft ?? 0, ...tasks.map(({ days }) => days))
  // The one filled button belongs to the most urgent task.
  const first = open[0]?.id
  return (
    <section className="mt-12">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-3xl">{open.length > 0 ? t.tasks(open.length) : t.tasksDone}</h2>
        <p className="text-mute text-sm">
          {daysLeft !== null && `${t.daysLeft(daysLeft)}. `}
          <span className="max-md:hidden">{t.lineMeans}</span>
        </p>
      </div>
      <ul className="divide-y divide-gray-300 border border-ink">
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            to={standTaskPath(stand, task.id)}
            button={mayEdit ? (task.id === first ? 'primary' : 'outline') : null}
            ahead={ahead}
          />
        ))}
      </ul>
    </section>
  )
}

interface TaskRowProps {
  task: TaskView
  to: string
  /** Look of its button; null: it has none. */
  button: 'primary' | 'outline' | null
  ahead: number
}

function TaskRow({ task, to, button, ahead }: TaskRowProps) {
  const t = useMessages(myStandMessages)
  const locale = useLocale()
  const { title, help, kind, due, days, answer } = task
  const isLate = !answer && days < 0
  return (
    <li className="grid items-center gap-x-6 gap-y-3 p-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_9rem] md:px-5">
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className={cx(
            'mt-1 size-4 shrink-0 border',
            answer ? 'border-transparent' : isLate ? 'border-brick bg-brick' : 'border-ink',
          )}
        >
          {answer && <Icon name="check" className="-mt-0.5 text-primary" />}
        </span>
        <p className="min-w-0">
          <b className="block font-semibold">{title}</b>
          <span className="text-mute text-sm">
            {answer
              ? t.handedIn(answer.by, formatDate(today(new Date(answer.at)), locale, 'brief'))
              : help}
          </span>
        </p>
      </div>
      <div>
        {!answer && <TimeLine days={days} ahead={ahead} isLate={isLate} />}
        <p className={cx('text-sm', isLate && 'text-brick')}>
          {!answer && <b className="font-semibold">{isLate ? t.late(-days) : t.left(days)}</b>}{' '}
          {formatDate(due, locale, 'short')}
        </p>
      </div>
      {button && (
        <LinkButton
          to={to}
          size="sm"
          variant={button}
          className="justify-self-start md:justify-self-end"
        >
          {answer ? t.again : t.handIn[kind]}
          <span className="sr-only">{`: ${title}`}</span>
        </LinkButton>
      )}
    </li>
  )
}

/** A line from today to the last day, on an axis that all tasks share. */
function TimeLine({ days, ahead, isLate }: { days: number; ahead: number; isLate: boolean }) {
  const end = Math.max(days, -BEHIND)
  return (
    <svg
      viewBox={`${-BEHIND - 1} -4 ${ahead + BEHIND + 2} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('h-5 w-full max-md:hidden', isLate ? 'stroke-brick' : 'stroke-ink')}
    >
      <line
        y1="-4"
        y2="4"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
        className="stroke-primary"
      />
      <path
        d={`M0 0H${end}M${end} -2.5V2.5`}
        fill="none"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
