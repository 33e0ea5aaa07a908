import { floorPlanPath } from '@beursvloer/contract/floor-plan-address'
import type { Text } from '@beursvloer/contract/forms/definition'
import {
  PACKAGE_OPTIONS,
  SIDES_OPTIONS,
} from '@beursvloer/contract/forms/definitions/contract/stand-options'
import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import { packagesOf } from '@beursvloer/contract/quotation/stand'
import { MAX_CO_EXHIBITORS, quoteEnquiry } from '@beursvloer/contract/quotation/stand-enquiry'
import type { Tariff } from '@beursvloer/contract/quotation/tariff'
import { totalLabel } from '@beursvloer/contract/quotation/texts'
import {
  CALCULATOR_ID,
  contractFormPath,
  STAND_PARAMETERS,
} from '@beursvloer/contract/stand-address'
import type { ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Announcement } from '~/ui/announcement.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { calculatorMessages } from './calculator-messages.ts'
import { parseStandQuery } from './stand-query.ts'

interface CalculatorProps {
  tariff: Tariff
  /** The day of signing, `YYYY-MM-DD`. */
  date: string
  /** Whether stands can be booked: then there is a link to the contract form. */
  bookable: boolean
  /** Shows the price and the links to the next step. */
  children: (quotation: Quotation | null, wayOn: ReactNode) => ReactNode
}

const { stand: _, ...OWN } = STAND_PARAMETERS
const NAMES: readonly string[] = Object.values(OWN)

/** The search parameters with the present values of the form; empty fields are left out. */
function withFields(form: HTMLFormElement) {
  const filled = new FormData(form)
  return (current: URLSearchParams) => {
    for (const name of NAMES) {
      const value = String(filled.get(name) ?? '').trim()
      if (value) current.set(name, value)
      else current.delete(name)
    }
    current.sort()
    return current
  }
}

/**
 * The price of a stand, without personal data. The address holds the values, so it can be shared;
 * without JavaScript the button asks the server.
 */
export function Calculator({ tariff, date, bookable, children }: CalculatorProps) {
  const t = useMessages(calculatorMessages)
  const language = useLocale()
  const [params, setParams] = useSearchParams()
  const wish = parseStandQuery(params)
  const { quotation, problems } = quoteEnquiry(wish, tariff, date)
  const say = (text: Text | undefined) => text?.[language]
  const offered: readonly string[] = packagesOf(tariff)
  const own = wish.package !== 'pavilion'
  const early = tariff.prices['early-discount'] && date <= tariff.earlyUntil
  const { area, openSides } = own ? wish : { area: '', openSides: '' }
  return (
    <section
      id={CALCULATOR_ID}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] border border-ink lg:grid-cols-[3fr_2fr]"
    >
      <Form
        action={`#${CALCULATOR_ID}`}
        preventScrollReset
        replace
        onChange={({ currentTarget }) =>
          setParams(withFields(currentTarget), { replace: true, preventScrollReset: true })
        }
        className="space-y-6 p-5 md:p-8"
      >
        <div>
          <h2 className="text-3xl">{t.title}</h2>
          <p className="mt-2 max-w-text">{t.lead}</p>
          {bookable && (
            <ArrowLink to={floorPlanPath({ free: '1' })} className="mt-2">
              {t.choose}
            </ArrowLink>
          )}
        </div>
        <ChoiceGroup id="calculator-package" label={t.package} role="radiogroup">
          {PACKAGE_OPTIONS.filter(({ value }) => offered.includes(value)).map(
            ({ value, label }) => (
              <Choice
                key={value}
                type="radio"
                name={STAND_PARAMETERS.package}
                value={value}
                label={label[language]}
                defaultChecked={wish.package === value}
              />
            ),
          )}
        </ChoiceGroup>
        <div className={own ? 'space-y-6' : 'space-y-6 live:hidden'}>
          <TextField
            id="calculator-area"
            name={STAND_PARAMETERS.area}
            label={t.area}
            inputMode="decimal"
            defaultValue={wish.area}
            error={own ? say(problems.area) : undefined}
            className="[&_input]:max-w-72"
          />
          <ChoiceGroup id="calculator-sides" label={t.openSides} role="radiogroup">
            {SIDES_OPTIONS.map(({ value, label }) => (
              <Choice
                key={value}
                type="radio"
                name={STAND_PARAMETERS.openSides}
                value={value}
                label={label[language]}
                defaultChecked={wish.openSides === value}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup id="calculator-discounts" label={t.discounts}>
            {tariff.publicDiscount > 0 && (
              <Choice
                name={STAND_PARAMETERS.publicBody}
                value="1"
                label={t.publicBody(tariff.publicDiscount)}
                defaultChecked={wish.publicBody}
              />
            )}
            {early && <p className="text-mute text-sm">{t.earlyApplies}</p>}
          </ChoiceGroup>
        </div>
        <TextField
          id="calculator-co-exhibitors"
          name={STAND_PARAMETERS.coExhibitors}
          label={t.coExhibitors}
          optional={t.optional}
          help={t.coExhibitorsHelp(MAX_CO_EXHIBITORS)}
          inputMode="numeric"
          defaultValue={wish.coExhibitors}
          error={say(problems.coExhibitors)}
          className="[&_input]:max-w-72"
        />
        <Announcement
          text={[own && problems.area, problems.coExhibitors]
            .flatMap((text) => say(text || undefined) ?? [])
            .join(' ')}
        />
        <Button type="submit" variant="primary" className="live:hidden">
          {t.calculate}
        </Button>
        {quotation && (
          <p
            aria-hidden="true"
            className="sticky bottom-0 low:static max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 -mx-5 flex items-baseline justify-between gap-4 border-ink border-y bg-paper px-5 py-3 md:-mx-8 md:px-8 lg:hidden"
          >
            <span className="text-mute text-sm">{totalLabel(quotation, language)}</span>
            <span className="whitespace-nowrap font-bold text-xl tabular-nums">
              {formatEuros(quotation.totalCents, language)}
            </span>
          </p>
        )}
      </Form>
      <div className="border-ink bg-ground p-3 max-lg:border-t md:p-5 lg:border-l">
        {children(
          quotation,
          <div className="space-y-4">
            {bookable && (
              <LinkButton
                to={contractFormPath({ package: wish.package, area, openSides })}
                variant="primary"
                className="w-full"
              >
                {t.book}
              </LinkButton>
            )}
            <p className="text-mute text-sm">{t.share}</p>
          </div>,
        )}
      </div>
    </section>
  )
}
