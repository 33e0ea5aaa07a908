import { Typography } from '@strapi/design-system'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { type Days, PERIODS, type Period } from '../../statistics/staff/views'
import { InputField, optionsOf, SelectField } from '../ui/fields'
import { count, dutchDay } from '../ui/formats'
import { useParameters } from '../ui/use-parameters'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 1.6rem;
  & > div { min-width: 18rem; }
  & > p { flex: 1 1 24rem; padding-bottom: 1rem; }
`

/** The period in the address, as a query for the CMS. */
export function usePeriodQuery(): string {
  const [params] = useSearchParams()
  const asked = [...params].filter(([name, value]) => value && /^(?:period|date)$/.test(name))
  return new URLSearchParams(asked).toString()
}

const dayText = (day: string): string => dutchDay(`${day}T12:00:00Z`)

const daysText = ({ from, until }: Days): string =>
  from === until ? dayText(from) : `${dayText(from)} t/m ${dayText(until)}`

/** "44 dagen voor de beurs", or how long after it. */
function distanceText({ daysLeft }: Period): string {
  if (daysLeft === null) return ''
  if (daysLeft === 0) return ', de eerste beursdag'
  const days = count(Math.abs(daysLeft), 'dag', 'dagen')
  return daysLeft > 0 ? `, ${days} voor de beurs` : `, ${days} na de eerste beursdag`
}

/** Chooses the days; they are in the address, so that they can be sent to a colleague. */
export function PeriodChoice({ period }: { readonly period: Period | undefined }) {
  const [params, set] = useParameters()
  const kind = params.get('period') ?? 'week'
  return (
    <Row>
      <SelectField
        name="period"
        label="Periode"
        value={kind}
        options={optionsOf(PERIODS)}
        onChange={(value) => set({ period: value }, { replace: true })}
      />
      {(kind === 'day' || kind === 'week') && (
        <InputField
          name="date"
          label={kind === 'day' ? 'Dag' : 'Tot en met'}
          type="date"
          value={params.get('date') ?? period?.until ?? ''}
          onChange={(date) => set({ date }, { replace: true })}
        />
      )}
      <Typography tag="p" role="status" textColor="neutral600">
        {period && (
          <>
            {daysText(period)}
            {distanceText(period)}.
            {period.before &&
              ` Vergeleken met ${daysText(period.before)}, even ver voor ${period.beforeName}.`}
          </>
        )}
      </Typography>
    </Row>
  )
}
