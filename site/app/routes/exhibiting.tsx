import { participation } from '@beursvloer/contract/forms/definitions/participation'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { REQUEST_ID } from '~/features/exhibiting/addresses.ts'
import { DeadlineList } from '~/features/exhibiting/deadline-list.tsx'
import { requestMessages } from '~/features/exhibiting/request-messages.ts'
import { RequestSheet } from '~/features/exhibiting/request-sheet.tsx'
import { SalesHead } from '~/features/exhibiting/sales-head.tsx'
import { toSalesView } from '~/features/exhibiting/sales-view.ts'
import { TariffSheet } from '~/features/exhibiting/tariff-sheet.tsx'
import { tariffOn } from '~/features/exhibiting/tariff-view.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { optionSources } from '~/submissions/options.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import type { Route } from './+types/exhibiting.ts'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: true,
  counted: true,
  forms: [participation],
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return editorsPageMeta(matches, loaderData)
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
    options: optionSources(snapshotOf(context)),
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const action = (args: Route.ActionArgs) => receiveForm(participation, args)

export default function Exhibiting({ loaderData }: Route.ComponentProps) {
  const t = useMessages(requestMessages)
  const { page, sales, tariff, deadlines, options } = loaderData
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
        <RequestSheet state={sales.state}>
          <ProtectedForm definition={participation} options={options} action={`#${REQUEST_ID}`}>
            {() => (
              <>
                <p>{sales.state === 'open' ? t.requestSent : t.waitingListSent}</p>
                <ArrowLink to="/plattegrond" className="mt-2">
                  {t.planNext}
                </ArrowLink>
              </>
            )}
          </ProtectedForm>
        </RequestSheet>
      )}
    </BlockPage>
  )
}
