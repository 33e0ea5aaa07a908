import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { type FieldPath, formValues } from '@beursvloer/contract/forms/form-values'
import { contractProblems, quoteContract } from '@beursvloer/contract/quotation/contract-quotation'
import { createContext, useContext } from 'react'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { contractMessages } from '~/features/exhibiting/contract-messages.ts'
import { ContractSheet, NoContracts } from '~/features/exhibiting/contract-sheet.tsx'
import { TariffSheet } from '~/features/exhibiting/tariff-sheet.tsx'
import { tariffOn } from '~/features/exhibiting/tariff-view.ts'
import { StandChoice } from '~/features/floor-plan/stand-choice.tsx'
import { toChoiceHalls } from '~/features/floor-plan/stand-choice-view.ts'
import { AnswerSummary } from '~/features/forms/answer-summary.tsx'
import { ChoiceInput } from '~/features/forms/choice-input.tsx'
import { type FieldInputProps, useFormValues } from '~/features/forms/form-context.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { StandQuotation } from '~/features/quotation/stand-quotation.tsx'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { optionSources } from '~/submissions/options.server.ts'
import { priceFactsOf } from '~/submissions/price-facts.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import type { Route } from './+types/contract-form.ts'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: true,
  counted: true,
  forms: [contract],
}

type Data = Route.ComponentProps['loaderData']

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return editorsPageMeta(matches, loaderData)
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** What one signs for: the form with its quotation, the tariff in force, and what editors write. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const page = content.pages.find('contractformulier')
  validatePage(page, url)
  const date = today()
  const { categories, pavilions, stands } = optionSources(snapshotOf(context))
  return {
    page,
    date,
    sales: content.edition.standSales,
    tariff: tariffOn(content.tariffs, date),
    facts: { tariff: priceFactsOf(content, date).tariff, products: [] },
    options: { categories, pavilions, stands },
    halls: toChoiceHalls(content),
  }
}

export const action = (args: Route.ActionArgs) => receiveForm(contract, args)

const HallsContext = createContext<Data['halls']>([])

const PREFERENCES: readonly FieldPath<typeof contract>[] = [
  'stand.firstChoice',
  'stand.secondChoice',
  'stand.thirdChoice',
]

/** A list of stands, and the halls to choose from instead; the list does everything by itself. */
function StandInput(props: FieldInputProps) {
  const halls = useContext(HallsContext)
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
  // The form's own rules cannot know what the tariff offers: say it before sending.
  const problems = contractProblems(values, facts.tariff, language)
  return (
    <StandQuotation
      quotation={quoteContract(values, facts.tariff, date)}
      problem={(problems['stand.area'] ?? problems['stand.package'])?.[0]}
      className={className}
    />
  )
}
interface Look {
  className?: string
}

function ContractPart({ sales, facts, date, options, halls }: Data) {
  const t = useMessages(contractMessages)
  if (sales !== 'open' || !facts.tariff) return <NoContracts sales={sales} />
  const prices = { facts, date }
  return (
    <ContractSheet>
      <HallsContext value={halls}>
        <ProtectedForm
          definition={contract}
          options={options}
          action="#formulier"
          inputs={inputs}
          aside={<RunningQuotation {...prices} className="sticky top-6 max-lg:hidden" />}
          heads={{
            check: (
              <div className="space-y-8">
                <AnswerSummary />
                <RunningQuotation {...prices} className="lg:hidden" />
              </div>
            ),
          }}
          extras={{ stand: <RunningQuotation {...prices} className="lg:hidden" /> }}
        >
          {() => t.contractSent}
        </ProtectedForm>
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
        tariffs: <TariffSheet view={tariff} />,
      }}
    />
  )
}
