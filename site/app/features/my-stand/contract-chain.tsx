import type { StandOverview } from '@beursvloer/contract/my-stand/overview'
import { formatDate } from '~/i18n/dates.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { today } from '~/i18n/today.ts'
import { cx } from '~/ui/class-names.ts'
import { myStandMessages } from './messages.ts'

/** The states of a contract on its way. */
const CHAIN = ['submitted', 'reviewing', 'offered', 'signed', 'final'] as const
type State = keyof (typeof myStandMessages)['nl']['states']

/** The contract as a chain of states, with the day of each. */
export function ContractChain({ contract }: { contract: NonNullable<StandOverview['contract']> }) {
  const t = useMessages(myStandMessages)
  const locale = useLocale()
  const { reference, state, steps } = contract
  const states: readonly State[] = state === 'rejected' ? [...CHAIN, 'rejected'] : CHAIN
  const dayOf = (name: State) => {
    const at = steps.findLast((step) => step.state === name)?.at
    return at && today(new Date(at))
  }
  return (
    <div className="grid gap-x-8 gap-y-3 border-ink border-t p-5 md:px-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <p>
        <span className="block font-semibold">{t.contract}</span>
        <span className="text-mute text-sm tabular-nums">{reference}</span>
      </p>
      <ol className="grid gap-y-3 sm:auto-cols-fr sm:grid-flow-col">
        {states.map((name) => {
          const day = dayOf(name)
          return (
            <li
              key={name}
              aria-current={name === state ? 'step' : undefined}
              className={cx(
                'pr-3 max-sm:border-l-4 max-sm:pl-3 sm:border-t-4 sm:pt-2',
                name === state ? 'border-primary' : day ? 'border-ink' : 'border-gray-300',
              )}
            >
              <span className={cx('block', day ? 'font-semibold' : 'text-mute')}>
                {t.states[name]}
              </span>
              <span className="text-mute text-sm">
                {day ? formatDate(day, locale, 'brief') : t.notYet}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
