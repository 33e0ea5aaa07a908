import { formatArea } from '@beursvloer/contract/area'
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
import { QUOTATION_TEXTS } from '@beursvloer/contract/quotation/texts'
import {
  CALCULATOR_ID,
  contractFormPath,
  STAND_PARAMETERS,
} from '@beursvloer/contract/stand-address'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { Announcement } from '~/ui/announcement.tsx'
import { ArrowLink } from '~/ui/arrow-link.tsx'
import { Button, LinkButton } from '~/ui/button.tsx'
import { Choice, ChoiceGroup } from '~/ui/choices.tsx'
import { cx } from '~/ui/class-names.ts'
import { Dimension } from '~/ui/dimension.tsx'
import { TextField } from '~/ui/text-field.tsx'
import { REQUEST_ID } from './addresses.ts'
import { calculatorMessages } from './calculator-messages.ts'
import { type ChosenStand, enquiryAbout, parseStandQuery } from './stand-query.ts'

interface CalculatorProps {
  tariff: Tariff
  /** The day of signing, `YYYY-MM-DD`. */
  date: string
  /** Whether stands can be booked: then there is a link to the contract form. */
  bookable: boolean
  /** The free stand of the plan that the address names. */
  stand?: ChosenStand | null
  /** A plan to choose a stand on. */
  plan?: ReactNode
  /** Whether the address names a stand that cannot be had: then no total stays in sight. */
  unavailable?: boolean
  /** Shows the price and the links to the next step. */
  children: (quotation: Quotation | null, wayOn: ReactNode) => ReactNode
}

/** Element id of what is filled in. */
const FORM_ID = 'rekenen'

const { stand: _, ...OWN } = STAND_PARAMETERS
const NAMES: readonly string[] = Object.values(OWN)

/** The search parameters with the present values of the form; empty fields are left out. */
function withFields(form: HTMLFormElement) {
  const filled = new FormData(form)
  return (current: URLSearchParams) => {
    // A place in a pavilion is none of the stands on the plan.
    if (filled.get(STAND_PARAMETERS.package) === 'pavilion') current.delete(STAND_PARAMETERS.stand)
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
export function Calculator({
  tariff,
  date,
  bookable,
  stand = null,
  plan,
  unavailable = false,
  children,
}: CalculatorProps) {
  const t = useMessages(calculatorMessages)
  const language = useLocale()
  const [params, setParams] = useSearchParams()
  const wish = enquiryAbout(parseStandQuery(params), stand)
  const { quotation, problems } = quoteEnquiry(wish, tariff, date)
  const say = (text: Text | undefined) => text?.[language]
  const offered: readonly string[] = packagesOf(tariff)
  const own = wish.package !== 'pavilion'
  const early = tariff.prices['early-discount'] && date <= tariff.earlyUntil
  const { area, openSides } = own ? wish : { area: '', openSides: '' }
  // Choosing a stand on the plan may choose its package.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const radios = form.current?.elements.namedItem(STAND_PARAMETERS.package)
    if (radios instanceof RadioNodeList && wish.package) radios.value = wish.package
  }, [wish.package])
  return (
    <section
      id={CALCULATOR_ID}
      className={cx(
        'grid scroll-mt-6 grid-cols-[minmax(0,1fr)] border border-ink lg:grid-cols-[3fr_2fr]',
        Boolean(plan) && 'shop-sheet',
      )}
    >
      {plan && <div className="shop-plan">{plan}</div>}
      <Form
        ref={form}
        id={FORM_ID}
        action={`#${CALCULATOR_ID}`}
        preventScrollReset
        replace
        onChange={({ currentTarget }) =>
          setParams(withFields(currentTarget), { replace: true, preventScrollReset: true })
        }
        className="space-y-6 p-5 md:p-8"
      >
        {stand ? (
          <StandHead stand={stand} />
        ) : (
          <div>
            <h2 className="text-3xl">{t.title}</h2>
            <p className="mt-2 max-w-text">{t.lead}</p>
            {bookable && !plan && (
              <ArrowLink to={floorPlanPath({ free: '1' })} className="mt-2">
                {t.choose}
              </ArrowLink>
            )}
          </div>
        )}
        <ChoiceGroup
          id="calculator-package"
          label={t.package}
          role="radiogroup"
          error={stand && say(problems.area)}
        >
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
          {stand ? (
            <>
              <input type="hidden" name={STAND_PARAMETERS.stand} value={stand.number} />
              <input type="hidden" name={STAND_PARAMETERS.area} value={area} />
              <input type="hidden" name={STAND_PARAMETERS.openSides} value={openSides} />
            </>
          ) : (
            <>
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
            </>
          )}
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
      </Form>
      <div className="border-ink bg-ground p-3 max-lg:border-t md:p-5 lg:border-l">
        {children(
          quotation,
          <div className="space-y-4">
            {bookable && (
              <LinkButton
                to={contractFormPath({
                  package: wish.package,
                  ...(stand ? { stand: stand.number } : { area, openSides }),
                })}
                className="w-full"
              >
                {t.book}
              </LinkButton>
            )}
            <p className="text-mute text-sm">{t.share}</p>
          </div>,
        )}
      </div>
      {quotation && !unavailable && (
        <div className="shop-total sticky bottom-0 low:static max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 col-span-full flex items-center justify-between gap-4 border-ink border-t bg-paper px-5 py-3 md:px-8 print:hidden">
          {stand && (
            <p>
              <span className="block font-bold text-xl tabular-nums">{stand.number}</span>
              <span className="block text-mute text-sm">{formatArea(stand.area, language)}</span>
            </p>
          )}
          <p className="mr-auto">
            <span className="block whitespace-nowrap font-bold text-xl tabular-nums">
              {formatEuros(quotation.subtotalCents, language)}
            </span>
            <span className="block text-mute text-sm">
              {t.excluding}
              <span className="max-sm:hidden">
                {`, ${QUOTATION_TEXTS.total[language].toLowerCase()} ${formatEuros(quotation.totalCents, language)}`}
              </span>
            </span>
          </p>
          <LinkButton to={`${filterLink(params, {})}#${REQUEST_ID}`} variant="primary" size="sm">
            {bookable ? t.request : t.join}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

/** The chosen stand with its size, and the way to another size. */
function StandHead({ stand }: { stand: ChosenStand }) {
  const t = useMessages(calculatorMessages)
  const language = useLocale()
  const [params] = useSearchParams()
  const { number, hall, area, openSides } = stand
  return (
    <div>
      <h2 className="text-3xl tabular-nums">{t.stand(number)}</h2>
      <p className="mt-1 text-mute">{hall.name}</p>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-4">
        <Dimension value={formatArea(area, language)}>{t.size}</Dimension>
        {openSides > 0 && <Dimension value={openSides}>{t.openSides.toLowerCase()}</Dimension>}
      </div>
      <Link
        to={`${filterLink(params, { [STAND_PARAMETERS.stand]: undefined })}#${FORM_ID}`}
        className="link mt-3 inline-block py-2"
      >
        {t.otherSize}
      </Link>
    </div>
  )
}
