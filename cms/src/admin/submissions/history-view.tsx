import { Typography } from '@strapi/design-system'
import { stateLabel } from '../../submissions/staff/labels'
import type { SubmissionDetails } from '../../submissions/staff/views'
import { DividedList } from '../ui/divided-list'
import { dutchTime } from '../ui/formats'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'

/** The states of a submission with time and author; the newest first. */
export function HistoryView({ kind, history, receivedAt, source }: SubmissionDetails) {
  const steps = history.map(({ at, by, to, mailed }) => ({
    at,
    what: stateLabel(to, kind),
    how: `${by || 'Automatisch'}${mailed ? ', mail aan de afzender' : ''}`,
  }))
  const received = { at: receivedAt, what: 'Ontvangen', how: `Via ${source}` }
  return (
    <Section title="Geschiedenis">
      <DividedList>
        {[received, ...steps].reverse().map(({ at, what, how }) => (
          <li key={at + what}>
            <Typography fontWeight="semiBold">{what}</Typography>
            <SecondLine>{`${dutchTime(at)}, ${how}`}</SecondLine>
          </li>
        ))}
      </DividedList>
    </Section>
  )
}
