import { formatArea } from '@beursvloer/contract/area'
import { SIDES } from '@beursvloer/contract/forms/choices'
import type { Values } from '@beursvloer/contract/forms/definition'
import { participation } from '@beursvloer/contract/forms/definitions/participation'
import { waitingList } from '@beursvloer/contract/forms/definitions/waiting-list'
import { FLOOR_PLAN_PAGE } from '@beursvloer/contract/page-addresses'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import { minimumArea } from '@beursvloer/contract/quotation/stand'
import { quoteEnquiry, type StandEnquiry } from '@beursvloer/contract/quotation/stand-enquiry'
import type { Tariff } from '@beursvloer/contract/quotation/tariff'
import { HALL_PARAMETER } from '@beursvloer/contract/search-parameters'
import { STAND_PARAMETERS } from '@beursvloer/contract/stand-address'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { REQUEST_ID } from '~/features/exhibiting/addresses.ts'
import { Calculator } from '~/features/exhibiting/calculator.tsx'
import { requestMessages } from '~/features/exhibiting/request-messages.ts'
import { RequestSheet } from '~/features/exhibiting/request-sheet.tsx'
import { SalesHead } from '~/features/exhibiting/sales-head.tsx'
import { salesState, toSalesView } from '~/features/exhibiting/sales-view.ts'
import { enquiryAbout, parseStandQuery } from '~/features/exhibiting/stand-query.ts'
import { tariffOn } from '~/features/exhibiting/tariff-view.ts'
import shopStyle from '~/features/floor-plan/stand-shop.css?url'
import { toShopHalls } from '~/features/floor-plan/stand-shop-view.ts'
import { useForm } from '~/features/forms/form-context.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { PricePanel } from '~/features/quotation/price-panel.tsx'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { languageOf } from '~/shell/field-language.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { PageStyle } from '~/shell/page-style.tsx'
import { validatePage } from '~/shell/validate-page.ts'
import { optionSources } from '~/submissions/options.server.ts'
import { priceFactsOf } from '~/submissions/price-facts.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Dimension } from '~/ui/dimension.tsx'
import { lateComponent } from '~/ui/late-component.ts'
import type { Route } from './+types/exhibiting.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: [...Object.values(STAND_PARAMETERS), HALL_PARAMETER],
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
  const sales = toSalesView(content)
  const prices = priceFactsOf(content, date).tariff
  return {
    page,
    sales,
    tariff: tariffOn(content.tariffs, date),
    prices,
    shop: sales.state === 'open' && prices ? toShopHalls(content) : [],
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

// Sent whole by the server; their scripts come after the page's own.
const TariffSheet = lateComponent(
  () => import('~/features/exhibiting/tariff-sheet.tsx'),
  'TariffSheet',
)
const DeadlineList = lateComponent(
  () => import('~/features/exhibiting/deadline-list.tsx'),
  'DeadlineList',
)
const StandShop = lateComponent(() => import('~/features/floor-plan/stand-shop.tsx'), 'StandShop')

/** The stand of an enquiry, as the calculator has it, in the fields of the form; empty ones are left out. */
function calculatedStand(enquiry: StandEnquiry, tariff: Tariff | null): Values {
  const { package: standType, area, openSides } = enquiry
  const isPavilion = standType === 'pavilion'
  const least = tariff && isPavilion ? minimumArea(tariff, standType) : null
  const filled = { standType, area: isPavilion ? String(least ?? '') : area, openSides }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''))
}

/** Fills in what the calculator says from now on, and which stand is wished for; what else was typed stays. */
function FollowCalculator({ values, remark }: { values: Values; remark: string }) {
  const { session } = useForm()
  const calculated = JSON.stringify(values)
  const followed = useRef({ calculated, remark })
  useEffect(() => {
    const before = followed.current
    if (before.calculated === calculated && before.remark === remark) return
    followed.current = { calculated, remark }
    const typed = session.typed()
    const own = String(typed.remark ?? '')
      .replace(before.remark, '')
      .trim()
    session.replace({
      ...typed,
      ...JSON.parse(calculated),
      remark: [remark, own].filter(Boolean).join(' '),
    })
  }, [session, calculated, remark])
  return null
}

type Data = Route.ComponentProps['loaderData']

/** What the address asks for: the enquiry, and the stand of the plan it is about while that is free. */
function useEnquiry({ shop }: Pick<Data, 'shop'>) {
  const [query] = useSearchParams()
  const asked = parseStandQuery(query)
  const number = asked.package === 'pavilion' ? '' : (query.get(STAND_PARAMETERS.stand) ?? '')
  const stand = useMemo(
    () =>
      shop
        .flatMap((hall) => hall.stands.map((one) => ({ ...one, hall })))
        .find((one) => one.number === number) ?? null,
    [shop, number],
  )
  const chosen = stand?.status === 'free' ? stand : null
  return {
    number,
    chosen,
    unavailable: stand !== null && !chosen,
    // One that is let is no wish to pass on.
    wished: stand?.status === 'let' || stand?.status === 'blocked' ? '' : number,
    enquiry: enquiryAbout(asked, chosen),
  }
}

type Asked = ReturnType<typeof useEnquiry>

interface ShopProps extends Pick<Data, 'shop'>, Pick<Asked, 'number' | 'enquiry'> {
  tariff: Tariff
  date: string
}

/** The plan to choose a stand on, as the calculator asks. */
function Shop({ shop, tariff, date, number, enquiry }: ShopProps) {
  const sales = useMemo(() => ({ tariff, date }), [tariff, date])
  const { package: wanted, area, openSides, publicBody, coExhibitors } = enquiry
  const { problems } = quoteEnquiry(enquiry, tariff, date)
  const size = Number(area.replace(',', '.'))
  return (
    <Suspense>
      <StandShop
        halls={shop}
        sales={sales}
        wanted={wanted === 'floor' || wanted === 'shell' ? wanted : null}
        terms={{ publicBody, coExhibitors: problems.coExhibitors ? 0 : Number(coExhibitors) }}
        wish={{
          stand: number,
          area: wanted === 'pavilion' || problems.area || !size ? null : size,
          openSides: Number(openSides) || null,
        }}
      />
    </Suspense>
  )
}

interface ChoiceProps extends Pick<Data, 'prices'>, Pick<Asked, 'chosen' | 'enquiry'> {
  date: string
}

/** The chosen stand and its price, beside the request for it. */
function Choice({ prices, date, chosen, enquiry }: ChoiceProps) {
  const t = useMessages(requestMessages)
  const locale = useLocale()
  const quotation = chosen && prices && quoteEnquiry(enquiry, prices, date).quotation
  if (!chosen || !quotation) return null
  return (
    <div className="mt-6 flex flex-wrap gap-x-6 gap-y-4">
      <Dimension value={chosen.number}>{chosen.hall.name}</Dimension>
      <Dimension value={formatArea(chosen.area, locale)}>
        {SIDES[locale](chosen.openSides)}
      </Dimension>
      <Dimension value={formatEuros(quotation.subtotalCents, locale)}>{t.excluding}</Dimension>
    </div>
  )
}

export default function Exhibiting({ loaderData }: Route.ComponentProps) {
  const t = useMessages(requestMessages)
  const { page, sales, tariff, prices, shop, deadlines, options } = loaderData
  const { number, chosen, unavailable, wished, enquiry } = useEnquiry(loaderData)
  const calculated = {
    ...calculatedStand(enquiry, prices),
    ...(chosen && { hall: String(chosen.hall.number) }),
  }
  const remark = wished && t.wishedStand(wished)
  const follow = <FollowCalculator values={calculated} remark={remark} />
  const isOpen = sales.state === 'open'
  const date = deadlines.today
  return (
    <>
      {/* Out of the blocks: a block with a style sheet of its own would not be there without JavaScript. */}
      {shop.length > 0 && <PageStyle href={shopStyle} />}
      <BlockPage
        page={page}
        head={<SalesHead sales={sales} />}
        parts={{
          ...(prices &&
            sales.state !== 'closed' && {
              calculator: (
                <Calculator
                  tariff={prices}
                  date={date}
                  bookable={isOpen}
                  stand={chosen}
                  unavailable={unavailable}
                  plan={
                    shop.length > 0 && <Shop {...{ shop, tariff: prices, date, number, enquiry }} />
                  }
                >
                  {(quotation, wayOn) => <PricePanel quotation={quotation}>{wayOn}</PricePanel>}
                </Calculator>
              ),
            }),
          tariffs: (
            <Suspense>
              <TariffSheet view={tariff} />
            </Suspense>
          ),
          ...(deadlines.deadlines.length > 0 && {
            deadlines: (
              <Suspense>
                <DeadlineList {...deadlines} />
              </Suspense>
            ),
          }),
        }}
      >
        {sales.state !== 'closed' && (
          <RequestSheet
            state={sales.state}
            choice={<Choice {...{ prices, date, chosen, enquiry }} />}
          >
            <ProtectedForm
              key={sales.state}
              definition={isOpen ? participation : waitingList}
              options={options}
              values={{ ...(remark && { remark }), ...calculated }}
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
    </>
  )
}
