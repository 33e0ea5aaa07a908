import { canBeChosen } from '@beursvloer/contract/forms/choices'
import type { Values } from '@beursvloer/contract/forms/definition'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { contractAsking } from '@beursvloer/contract/forms/definitions/contract/asked-preferences'
import { type FieldPath, formValues } from '@beursvloer/contract/forms/form-values'
import {
  contractProblems,
  preferencesAsked,
  quoteContract,
} from '@beursvloer/contract/quotation/contract-quotation'
import { STAND_PARAMETERS } from '@beursvloer/contract/stand-address'
import { createContext, Suspense, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { contractMessages } from '~/features/exhibiting/contract-messages.ts'
import { ContractSheet } from '~/features/exhibiting/contract-sheet.tsx'
import { salesState } from '~/features/exhibiting/sales-view.ts'
import { parseStandQuery } from '~/features/exhibiting/stand-query.ts'
import { tariffOn } from '~/features/exhibiting/tariff-view.ts'
import { StandChoice } from '~/features/floor-plan/stand-choice.tsx'
import { toChoiceHalls } from '~/features/floor-plan/stand-choice-view.ts'
import { ChoiceInput } from '~/features/forms/choice-input.tsx'
import {
  type FieldInputProps,
  useForm,
  useFormState,
  useFormValues,
} from '~/features/forms/form-context.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { StandQuotation } from '~/features/quotation/stand-quotation.tsx'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { sameListForEveryFilter } from '~/shell/filter-links.ts'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { optionSources } from '~/submissions/options.server.ts'
import { priceFactsOf } from '~/submissions/price-facts.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import { lateComponent } from '~/ui/late-component.ts'
import type { Route } from './+types/contract-form.ts'

const { stand: STAND, package: PACKAGE, area: AREA, openSides: SIDES } = STAND_PARAMETERS

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: [STAND, PACKAGE, AREA, SIDES],
  forms: [contract],
}

type Data = Route.ComponentProps['loaderData']

export const meta = editorsPageMeta

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/**
 * The contract form with its quotation, the tariff in force, and the editors' text. The address may
 * name a stand, or the measures of an earlier price request.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const page = content.pages.find('contractformulier')
  validatePage(page, url)
  const date = today()
  const { categories, pavilions, stands } = optionSources(snapshotOf(context))
  const facts = priceFactsOf(content, date)
  const free = facts.stands.filter(canBeChosen)
  const number = url.searchParams.get(STAND)
  return {
    page,
    date,
    sales: salesState(content),
    tariff: tariffOn(content.tariffs, date),
    facts: { tariff: facts.tariff, stands: free },
    options: { categories, pavilions, stands },
    halls: toChoiceHalls(content),
    asked: number ? { number, size: free.find((one) => one.number === number) ?? null } : null,
    wish: parseStandQuery(url.searchParams),
  }
}

// A step has an address of its own, and the same data.
export const shouldRevalidate = sameListForEveryFilter

export const action = (args: Route.ActionArgs) => receiveForm(contract, args)

// Needed at the end, under the form or in its place: loaded apart from the page.
const AnswerSummary = lateComponent(() => import('~/features/forms/answer-summary.tsx'))
const QuotationReceipt = lateComponent(() => import('~/features/quotation/receipt.tsx'))
const NoContracts = lateComponent(() => import('~/features/exhibiting/no-contracts.tsx'))
const TariffSheet = lateComponent(
  () => import('~/features/exhibiting/tariff-sheet.tsx'),
  'TariffSheet',
)

const HallsContext = createContext<Data['halls']>([])
const StandsContext = createContext<Data['facts']['stands']>([])

const PREFERENCES: readonly FieldPath<typeof contract>[] = [
  'stand.firstChoice',
  'stand.secondChoice',
  'stand.thirdChoice',
]

/** The size of a stand, as values of the form's fields in a language. */
const sizeOf = (
  { area, openSides }: Data['facts']['stands'][number],
  language: 'nl' | 'en',
): { readonly area: string; readonly openSides: string } => ({
  area: language === 'nl' ? String(area).replace('.', ',') : String(area),
  openSides: String(openSides),
})

/** Fills in the size of the stand that was chosen first. */
function useSizeOfStand(path: string): void {
  const { session } = useForm()
  const stands = useContext(StandsContext)
  const language = useLocale()
  const { stand } = formValues(contract, useFormValues())
  const chosen = useRef(stand.firstChoice)
  useEffect(() => {
    if (path !== 'stand.firstChoice' || chosen.current === stand.firstChoice) return
    chosen.current = stand.firstChoice
    const found = stands.find(({ number }) => number === stand.firstChoice)
    if (!found) return
    const { area, openSides } = sizeOf(found, language)
    session.fill('stand.area', area)
    session.fill('stand.openSides', openSides)
  }, [path, session, stands, language, stand.firstChoice])
}

/** A list of stands, and the halls to choose from instead; the list works by itself. */
function StandInput(props: FieldInputProps) {
  const halls = useContext(HallsContext)
  useSizeOfStand(props.path)
  return (
    <ChoiceInput {...props} others={PREFERENCES}>
      {(choice) => <StandChoice halls={halls} {...choice} />}
    </ChoiceInput>
  )
}
const inputs = { stand: StandInput }

function RunningQuotation({ facts, date, className }: Pick<Data, 'facts' | 'date'> & Look) {
  const language = useLocale()
  const values = formValues(contract, useFormValues())
  const problems = contractProblems(values, facts, language)
  return (
    <StandQuotation
      quotation={quoteContract(values, facts.tariff, date)}
      problem={
        (problems['stand.area'] ?? problems['stand.openSides'] ?? problems['stand.package'])?.[0]
      }
      className={className}
    />
  )
}
/**
 * A summary of the answers, once the visitor is on the way to the last step; without JavaScript all
 * fields are on the page anyway.
 */
function Answers() {
  const { reached } = useFormState()
  return (
    reached > 0 && (
      <Suspense>
        <AnswerSummary />
      </Suspense>
    )
  )
}

interface Look {
  className?: string
}

/** The initial values from the address. */
function valuesIn({ asked, wish }: Pick<Data, 'asked' | 'wish'>, language: 'nl' | 'en'): Values {
  const { package: chosen, area, openSides } = wish
  const size = asked?.size
  return {
    stand: {
      package: chosen,
      ...(size ? { firstChoice: size.number, ...sizeOf(size, language) } : { area, openSides }),
    },
  }
}

function ContractPart({ sales, facts, date, options, halls, asked, wish }: Data) {
  const t = useMessages(contractMessages)
  const language = useLocale()
  const preferences = preferencesAsked(facts.stands)
  const definition = useMemo(() => contractAsking(preferences), [preferences])
  const examine = useCallback(
    (values: Values) => contractProblems(formValues(contract, values), facts, language),
    [facts, language],
  )
  if (sales !== 'open' || !facts.tariff)
    return (
      <Suspense>
        <NoContracts sales={sales} />
      </Suspense>
    )
  const prices = { facts, date }
  return (
    <ContractSheet stand={asked}>
      <HallsContext value={halls}>
        <StandsContext value={facts.stands}>
          <ProtectedForm
            definition={definition}
            options={options}
            values={valuesIn({ asked, wish }, language)}
            examine={examine}
            action="#formulier"
            inputs={inputs}
            aside={<RunningQuotation {...prices} className="sticky top-6 max-lg:hidden" />}
            heads={{
              check: (
                <div className="space-y-8">
                  <Answers />
                  <RunningQuotation {...prices} className="lg:hidden" />
                </div>
              ),
            }}
            extras={{ stand: <RunningQuotation {...prices} className="lg:hidden" /> }}
            record={(receipt) => (
              <Suspense>
                <QuotationReceipt receipt={receipt} title={t.receipt} />
              </Suspense>
            )}
          >
            {() => t.contractSent}
          </ProtectedForm>
        </StandsContext>
      </HallsContext>
    </ContractSheet>
  )
}

export default function ContractForm({ loaderData }: Route.ComponentProps) {
  const { page, tariff } = loaderData
  return (
    <BlockPage
      page={page}
      parts={{
        'contract-form': <ContractPart {...loaderData} />,
        // Without one the part above says that the prices follow.
        ...(tariff && {
          tariffs: (
            <Suspense>
              <TariffSheet view={tariff} />
            </Suspense>
          ),
        }),
      }}
    />
  )
}
