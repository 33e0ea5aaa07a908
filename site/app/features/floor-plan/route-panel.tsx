import { planParameters } from '@beursvloer/contract/floor-plan-address'
import { memo, Suspense, useEffect, useRef } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink } from '~/shell/filter-links.ts'
import { Button } from '~/ui/button.tsx'
import { Choice } from '~/ui/choices.tsx'
import { Icon } from '~/ui/icon.tsx'
import { TextField } from '~/ui/text-field.tsx'
import type { FloorPlan } from './floor-plan.ts'
import { RouteResult } from './lazy-route.ts'
import { ALL_HALLS } from './plan-choice.ts'
import { chooseEnds } from './route-ends.ts'
import { routeMessages } from './route-messages.ts'
import { useSpots } from './use-spots.ts'
import { findSpot, type Spot } from './walk/spots.ts'

/**
 * Keeps the focus in the panel of routes where a new route makes its fields anew: it goes to a field that
 * is wrong, else to the route, and to the heading of the panel once there is none.
 * @param asked from where to where; changes each time that the fields are reset
 * @returns a ref for the panel
 */
function useRouteFocus(asked: string) {
  const panel = useRef<HTMLDetailsElement>(null)
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    const focused = document.activeElement
    if (focused && focused !== document.body) return
    const next = ['[aria-invalid=true]', '[role=status] :is(h2, p)', 'summary']
      .map((selector) => panel.current?.querySelector<HTMLElement>(selector))
      .find((element) => element)
    if (next?.matches('h2, p')) next.tabIndex = -1
    next?.focus()
  }, [asked])
  return panel
}

const SPOTS_ID = 'plekken'

/**
 * The suggestions of the two fields; rendered once, since there is one for each place on the plan.
 */
const SpotOptions = memo(function SpotOptions({ spots }: { spots: readonly Spot[] }) {
  return (
    <datalist id={SPOTS_ID}>
      {spots.map(({ key, name }) => (
        <option key={key} value={name} />
      ))}
    </datalist>
  )
})

/** Start, end and kind of a walking route. A form that works without JavaScript too. */
export function RoutePanel({ plan, drawn }: { plan: FloorPlan; drawn: number }) {
  const t = useMessages(routeMessages)
  const spots = useSpots(plan)
  const [params, setParams] = useSearchParams()
  const { from, to, stepFree } = chooseEnds(spots, params)
  const { from: FROM, to: TO, stepFree: STEP_FREE, hall: HALL } = planParameters
  // The drawn halls follow from the route, unless all are drawn.
  const halls = params.get(HALL) === ALL_HALLS ? ALL_HALLS : undefined
  const own: readonly string[] = halls ? [FROM, TO, STEP_FREE] : [FROM, TO, STEP_FREE, HALL]
  const panel = useRouteFocus(`${params.get(FROM)}>${params.get(TO)}`)
  const asked = Boolean(params.get(FROM) || params.get(TO))
  const keyOf = (text: FormDataEntryValue | null) =>
    findSpot(spots, String(text ?? ''))?.key ?? String(text ?? '')
  const error = (name: string, spot: Spot | null) =>
    params.get(name) && !spot ? t.unknownSpot : undefined
  return (
    <details ref={panel} open={asked} className="group border border-ink print:border-0">
      <summary className="flex min-h-13 items-center justify-between gap-3 px-4 font-semibold text-xl md:px-5 print:hidden">
        {t.route}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-5 md:px-5">
        <Form
          key={`${params.get(FROM)}>${params.get(TO)}`}
          preventScrollReset
          className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 print:hidden"
          onSubmit={(event) => {
            event.preventDefault()
            const sent = new FormData(event.currentTarget)
            const changes = {
              [FROM]: keyOf(sent.get(FROM)),
              [TO]: keyOf(sent.get(TO)),
              [STEP_FREE]: sent.get(STEP_FREE) ? '1' : undefined,
              [HALL]: halls,
            }
            setParams((current) => new URLSearchParams(filterLink(current, changes)), {
              preventScrollReset: true,
            })
          }}
        >
          {[...params]
            .filter(([name]) => !own.includes(name))
            .sort()
            .map(([name, value]) => (
              <input key={name + value} type="hidden" name={name} value={value} />
            ))}
          <TextField
            label={t.from}
            name={FROM}
            list={SPOTS_ID}
            autoComplete="off"
            defaultValue={from?.name ?? params.get(FROM) ?? ''}
            error={error(FROM, from)}
          />
          <TextField
            label={t.to}
            name={TO}
            list={SPOTS_ID}
            autoComplete="off"
            defaultValue={to?.name ?? params.get(TO) ?? ''}
            error={error(TO, to)}
          />
          <SpotOptions spots={spots} />
          <Choice
            name={STEP_FREE}
            value="1"
            defaultChecked={stepFree}
            label={t.stepFree}
            help={t.stepFreeHint}
          />
          <div className="flex items-center sm:justify-end sm:pt-2">
            <Button type="submit" size="sm" variant="primary">
              {t.showRoute}
            </Button>
          </div>
        </Form>
        {from && to && (
          <div
            role="status"
            className="mt-5 border-gray-300 border-t pt-4 text-sm"
            // The exhibitor it leads to is counted, without a detail between.
            data-shown={to.exhibitor ? `route-asked  ${to.exhibitor}` : 'route-asked'}
            data-of={`${from.key}>${to.key}`}
          >
            {from === to ? (
              <p>{t.sameSpot}</p>
            ) : (
              <>
                <h2 className="text-xl">{t.routeName(from.name, to.name)}</h2>
                <Suspense>
                  <RouteResult plan={plan} drawn={drawn} />
                </Suspense>
              </>
            )}
            <p className="mt-4 flex flex-wrap gap-x-5 print:hidden">
              <Link
                to={filterLink(params, { [FROM]: to.key, [TO]: from.key })}
                preventScrollReset
                className="link py-2"
              >
                {t.swap}
              </Link>
              <Link
                to={filterLink(params, {
                  [FROM]: undefined,
                  [TO]: undefined,
                  [STEP_FREE]: undefined,
                })}
                preventScrollReset
                className="link py-2"
              >
                {t.clearRoute}
              </Link>
            </p>
          </div>
        )}
      </div>
    </details>
  )
}
