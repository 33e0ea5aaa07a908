import type { StrapiApp } from '@strapi/strapi/admin'
import { pathOf, SETTINGS, TASKS, type Task, uidOf } from './tasks'

/** An entry of the content manager's own menu. */
interface TypeLink {
  readonly uid: string
  readonly to: string
  readonly title: string
}

/**
 * Strapi sorts the entries by their titles. Spaces come before letters and are not shown in front of
 * a text, so the number of spaces decides.
 */
const sorted = (spaces: number, title: string) => ' '.repeat(spaces) + title

const typesOf = ({ types }: Task, links: readonly TypeLink[]): TypeLink[] =>
  links.filter(({ uid }) => types.some((type) => uid === uidOf(type)))

/** The types of a task below a link to its page. */
const groupOf = (task: Task, at: number, links: readonly TypeLink[]): TypeLink[] => {
  const types = typesOf(task, links)
  const [first] = types
  if (!first) return []
  const spaces = 2 * (TASKS.length - at)
  const head = {
    ...first,
    uid: task.id,
    to: `/${pathOf(task)}`,
    title: sorted(spaces + 1, task.title),
  }
  return [head, ...types.map((link) => ({ ...link, title: sorted(spaces, link.title) }))]
}

/** Groups the entries of the content manager's menu by tasks. */
export function groupTypes(app: Pick<StrapiApp, 'registerHook'>): void {
  let settings: TypeLink[] = []
  app.registerHook(
    'Admin/CM/pages/App/mutate-collection-types-links',
    (menu: { ctLinks: TypeLink[] }) => {
      settings = typesOf(SETTINGS, menu.ctLinks)
      return { ...menu, ctLinks: TASKS.flatMap((task, at) => groupOf(task, at, menu.ctLinks)) }
    },
  )
  app.registerHook(
    'Admin/CM/pages/App/mutate-single-types-links',
    (menu: { stLinks: TypeLink[] }) => ({ ...menu, stLinks: [...menu.stLinks, ...settings] }),
  )
}
