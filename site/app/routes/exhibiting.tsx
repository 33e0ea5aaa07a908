import type { Values } from '@beursvloer/contract/forms/definition'
import { participation } from '@beursvloer/contract/forms/definitions/participation'
import { waitingList } from '@beursvloer/contract/forms/definitions/waiting-list'
import { FLOOR_PLAN_PAGE } from '@beursvloer/contract/page-addresses'
import { minimumArea } from '@beursvloer/contract/quotation/stand'
import type { Tariff } from '@beursvloer/contract/quotation/tariff'
import { STAND_PARAMETERS } from '@beursvloer/contract/stand-address'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { REQUEST_ID } from '~/features/exhibiting/addresses.ts'
import { Calculator } from '~/features/exhibiting/calculator.tsx'
import { DeadlineList } from '~/features/exhibiting/deadline-list.tsx'
import { requestMessages } from '~/features/exhibiting/request-messages.ts'
import { RequestSheet } from '~/features/exhibiting/request-sheet.tsx'
import { SalesHead } from '~/features/exhibiting/sales-head.tsx'
import { salesState, toSalesView } from '~/features/exhibiting/sales-view.ts'
import { parseStandQuery } from '~/features/exhibiting/stand-query.ts'
import { TariffSheet } from '~/features/exhibiting/tariff-sheet.tsx'
import { tariffOn } from '~/features/exhibiting/tariff-view.ts'
import { useForm } from '~/features/forms/form-context.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { PricePanel } from '~/features/quotation/price-panel.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { languageOf } from '~/shell/field-language.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { optionSources } from '~/submissions/options.server.ts'
import { priceFactsOf } from '~/submissions/price-facts.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import type { Route } from './+types/exhibiting.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: Object.values(STAND_PARAMETERS),
  forms: [participation, waitingList],
}

export const meta = editorsPageMeta

/** Why and how to take part: the editors' text, with packages, dates and the stands left. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const page = content.pages.find('deelnemen-als-standhouder')
  validatePage(page, url)
  const date = today()
  const { deadlines } = content.edition
  const language = languageOf(content.edition, 'deadlines')
  const { categories, halls, pavilions } = optionSources(snapshotOf(context))
  return {
    page,
    sales: toSalesView(content),
    tariff: tariffOn(content.tariffs, date),
    prices: priceFactsOf(content, date).tariff,
    deadlines: { deadlines, language, today: date },
    options: { categories, halls, pavilions },
  }
}

// The values of the calculator are in the address: its price needs no new data.
export const shouldRevalidate = sameListForEveryFilter

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Takes the form that the page shows today: a request, or while the fair is full the waiting list. */
export const action = (args: Route.ActionArgs) =>
  receiveForm(
    salesState(contentOf(args.context)) === 'waiting-list' ? waitingList : participation,
    args,
  )

/** The stand in the address, as the calculator has it, in the fields of the form; empty ones are left out. */
function calculatedStand(query: URLSearchParams, tariff: Tariff | null): Values {
  const { package: standType, area, openSides } = parseStandQuery(query)
  const isPavilion = standType === 'pavilion'
  const least = tariff && isPavilion ? minimumArea(tariff, standType) : null
  const filled = { standType, area: isPavilion ? String(least ?? '') : area, openSides }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''))
}

/** Fills in what the calculator says from now on; what else was typed stays. */
function FollowCalculator({ values }: { values: Values }) {
  const { session } = useForm()
  const followed = useRef('')
  const calculated = JSON.stringify(values)
  useEffect(() => {
    if (followed.current && followed.current !== calculated)
      session.replace({ ...session.typed(), ...JSON.parse(calculated) })
    followed.current = calculated
  }, [session, calculated])
  return null
}

export default function Exhibiting({ loaderData }: Route.ComponentProps) {
  const t = useMessages(requestMessages)
  const { page, sales, tariff, prices, deadlines, options } = loaderData
  const [query] = useSearchParams()
  const calculated = calculatedStand(query, prices)
  const stand = query.get(STAND_PARAMETERS.stand)
  const follow = <FollowCalculator values={calculated} />
  const isOpen = sales.state === 'open'
  return (
    <BlockPage
      page={page}
      head={<SalesHead sales={sales} />}
      parts={{
        ...(prices &&
          sales.state !== 'closed' && {
            calculator: (
              <Calculator tariff={prices} date={deadlines.today} bookable={isOpen}>
                {(quotation, wayOn) => <PricePanel quotation={quotation}>{wayOn}</PricePanel>}
              </Calculator>
            ),
          }),
        tariffs: <TariffSheet view={tariff} />,
        ...(deadlines.deadlines.length > 0 && { deadlines: <DeadlineList {...deadlines} /> }),
      }}
    >
      {sales.state !== 'closed' && (
        <RequestSheet state={sales.state}>
          <ProtectedForm
            key={sales.state}
            definition={isOpen ? participation : waitingList}
            options={options}
            values={{ ...(stand && { remark: t.wishedStand(stand) }), ...calculated }}
            extras={{ request: follow, wish: follow }}
            action={`#${REQUEST_ID}`}
          >
            {() => (
              <>
                <p>{isOpen ? t.requestSent : t.waitingListSent}</p>
                <ArrowLink to={FLOOR_PLAN_PAGE} className="mt-2">
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
