import { standFiguresPath } from '@beursvloer/contract/page-addresses'
import { figuresOf, overviewOf } from '~/account/my-stand.server.ts'
import { FiguresPage } from '~/features/my-stand/figures-page.tsx'
import { myStandMessages } from '~/features/my-stand/messages.ts'
import { standPageMeta } from '~/features/my-stand/stand-page-meta.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import type { Route } from './+types/stand-figures.ts'

export const handle = UNCOUNTED_PAGE

export const meta = standPageMeta(standFiguresPath, myStandMessages, (t) => [
  t.figuresTitle,
  t.figuresLead,
])

/** The figures of an exhibitor, for all its members: `/mijn-stand/{id}/cijfers`. */
export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const days = await figuresOf(args, id)
  const { name } = await overviewOf(args, id)
  return { stand: { id, name }, days }
}

export default function StandFigures({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />
}
