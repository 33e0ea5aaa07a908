import { Typography } from '@strapi/design-system'
import { STEP_LABELS } from '../../visitors/staff/labels'
import type { VisitorDetails } from '../../visitors/staff/views'
import { DividedList } from '../ui/divided-list'
import { dutchTime } from '../ui/formats'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'

/** The history of an account; the newest first. */
export function HistoryView({ history, registeredAt, confirmedAt, source }: VisitorDetails) {
  const steps = [
    {
      at: registeredAt,
      what: 'Geregistreerd',
      how: source ? `via ${source}` : '',
      why: '',
    },
    ...(confirmedAt ? [{ at: confirmedAt, what: 'E-mailadres bevestigd', how: '', why: '' }] : []),
    ...history.map(({ at, by, what, reason }) => ({
      at,
      what: STEP_LABELS[what],
      how: by || 'door de bezoeker',
      why: reason,
    })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <Section title="Geschiedenis">
      <DividedList>
        {steps.map(({ at, what, how, why }) => (
          <li key={at + what}>
            <Typography fontWeight="semiBold">{what}</Typography>
            {why && <Typography>{why}</Typography>}
            <SecondLine>{[dutchTime(at), how].filter(Boolean).join(', ')}</SecondLine>
          </li>
        ))}
      </DividedList>
    </Section>
  )
}
