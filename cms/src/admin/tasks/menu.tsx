import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { createGlobalStyle } from 'styled-components'
import { pathOf, rightsOf, SETTINGS, TASKS, type Task, taskOf } from './tasks'

/** The content and the files have a place at the tasks. */
const STRAPI_ENTRIES = ['content-manager', 'plugins/upload']

/**
 * Shows the names of the menu below its pictures on wide screens, which has them for screen readers
 * alone; on narrow ones Strapi shows them.
 */
const Names = createGlobalStyle`
  @media (min-width: 1080px) {
    nav:has([data-task]) {
      flex-shrink: 0;
      width: 10.4rem;

      /* The logo. */
      & > :first-child { justify-content: center; }
      ul { gap: 0.2rem; padding-inline: 0.6rem; }
      li, li > span { width: 100%; }
      li a[aria-label] {
        flex-direction: column;
        gap: 0.3rem;
        padding: 0.7rem 0;

        &::after {
          content: attr(aria-label);
          color: ${({ theme }) => theme.colors.neutral800};
          font-size: 1.2rem;
          line-height: 1.3;
        }
        &.active::after, &:has([data-here])::after {
          color: ${({ theme }) => theme.colors.primary700};
          font-weight: 600;
        }
      }
    }
    nav a:has([data-here]) { background: ${({ theme }) => theme.colors.primary100}; }
    nav a:has([data-here]) path { fill: ${({ theme }) => theme.colors.primary600}; }
  }
  /* A task above its types in the menu of the content manager. */
  nav li > a[href*='/taken/']:not([aria-label]) {
    margin-top: 0.8rem;
    div { font-weight: 600; }
  }
  nav li > a[href*='/content-manager/'] div {
    overflow: visible;
    white-space: normal;
  }
  /* Names of fields, which Strapi cuts off. */
  main form label, main form label * {
    overflow: visible;
    white-space: normal;
  }
  /* The names on narrow screens. */
  #burger-menu a { color: ${({ theme }) => theme.colors.neutral800}; }
`

type IconProps = ComponentProps<Task['icon']>

/** The picture of a task in the menu, which knows whether the open page belongs to it. */
function TaskIcon({ task, ...props }: IconProps & { readonly task: Task }) {
  const { pathname } = useLocation()
  return (
    <>
      <Names />
      <task.icon {...props} data-task data-here={taskOf(pathname) === task || undefined} />
    </>
  )
}

/** Loads the page of a task. */
export const loadPage = (task: Task) => async () => {
  const { TaskPage } = await import('./task-page')
  return { element: <TaskPage task={task} /> }
}

/** Our page in the menu of the settings, for everybody. */
export const twoFactorLink = {
  id: '001-two-factor',
  to: 'tweestapsverificatie',
  intlLabel: { id: 'beursvloer.tweestapsverificatie', defaultMessage: 'Tweestapsverificatie' },
  permissions: [],
  Component: () => import('../two-factor/two-factor-page'),
}

/** Fills the menu by tasks, and opens their pages. */
export function addTasks(app: StrapiApp): void {
  const { router } = app
  const { menu } = router
  menu.splice(0, menu.length, ...menu.filter(({ to }) => !STRAPI_ENTRIES.includes(to)))
  for (const [at, task] of TASKS.entries())
    app.addMenuLink({
      to: pathOf(task),
      icon: (props: IconProps) => <TaskIcon {...props} task={task} />,
      intlLabel: { id: `beursvloer.${task.id}`, defaultMessage: task.title },
      permissions: rightsOf(task),
      position: at + 1,
    })
  for (const task of TASKS) router.addRoute({ path: pathOf(task), lazy: loadPage(task) })
  for (const { to, load } of [...TASKS, SETTINGS].flatMap(({ pages }) => pages))
    if (load)
      router.addRoute({
        path: `${to}/*`,
        lazy: async () => ({ Component: (await load()).default }),
      })
}
