import { MY_STAND_PAGE, myStandPagePath } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { myStandMessages } from './messages.ts'

/** The breadcrumbs of a page below an exhibitor's own area. */
export function StandBreadcrumbs({ stand }: { stand: { id: string; name: string } | null }) {
  const t = useMessages(myStandMessages)
  const items = [{ to: MY_STAND_PAGE, label: t.title }]
  if (stand) items.push({ to: myStandPagePath(stand.id), label: stand.name })
  return <Breadcrumbs items={items} />
}
