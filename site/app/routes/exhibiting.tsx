import { BlockPage } from '~/blocks/block-page.tsx'
import { CallToActionBlock } from '~/blocks/call-to-action-block.tsx'
import { contentOf } from '~/content/context.server.ts'
import { DeadlineList } from '~/features/exhibiting/deadline-list.tsx'
import { exhibitingMessages } from '~/features/exhibiting/messages.ts'
import { SalesHead } from '~/features/exhibiting/sales-head.tsx'
import { toSalesView } from '~/features/exhibiting/sales-view.ts'
import { STAND_CONTACT, TariffSheet } from '~/features/exhibiting/tariff-sheet.tsx'
import { tariffOn } from '~/features/exhibiting/tariff-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/exhibiting.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  return pageMeta(matches, {
    title: page.title,
    description: page.intro,
    path: '/deelnemen-als-standhouder',
    seo: page.seo,
  })
}

/** Why and how one takes part: what editors write, with packages, dates and what is left. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const page = content.pages.find('deelnemen-als-standhouder')
  validatePage(page, url)
  const date = today()
  const { deadlines, language } = content.edition
  return {
    page,
    sales: toSalesView(content),
    tariff: tariffOn(content.tariffs, date),
    deadlines: { deadlines, language, today: date },
  }
}

export default function Exhibiting({ loaderData }: Route.ComponentProps) {
  const t = useMessages(exhibitingMessages)
  const { page, sales, tariff, deadlines } = loaderData
  const open = sales.state === 'open'
  return (
    <BlockPage
      page={page}
      head={<SalesHead sales={sales} />}
      parts={{
        tariffs: <TariffSheet view={tariff} />,
        ...(deadlines.deadlines.length > 0 && { deadlines: <DeadlineList {...deadlines} /> }),
      }}
    >
      {sales.state !== 'closed' && (
        <CallToActionBlock
          block={{
            type: 'call-to-action',
            title: open ? t.requestTitle : t.waitingListTitle,
            text: open ? t.requestText : t.fullHint,
            label: open ? t.request : t.joinWaitingList,
            target: STAND_CONTACT,
          }}
        />
      )}
    </BlockPage>
  )
}
