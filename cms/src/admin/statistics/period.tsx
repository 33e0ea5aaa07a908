import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { type Days, PERIODS, type Period } from '../../statistics/staff/views'
import { count, dutchDay } from '../ui/formats'

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
  const [params, setParams] = useSearchParams()
  const kind = params.get('period') ?? 'week'
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <Row>
      <Field.Root name="period">
        <Field.Label>Periode</Field.Label>
        <SingleSelect value={kind} onChange={(value) => set('period', String(value))}>
          {Object.entries(PERIODS).map(([one, label]) => (
            <SingleSelectOption key={one} value={one}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {(kind === 'day' || kind === 'week') && (
        <Field.Root name="date">
          <Field.Label>{kind === 'day' ? 'Dag' : 'Tot en met'}</Field.Label>
          <Field.Input
            type="date"
            value={params.get('date') ?? period?.until ?? ''}
            onChange={({ target }) => set('date', target.value)}
          />
        </Field.Root>
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
