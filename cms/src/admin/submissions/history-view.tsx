import { Typography } from '@strapi/design-system'
import { stateWord } from '../../submissions/staff/labels'
import type { SubmissionDetails } from '../../submissions/staff/views'
import { Lines } from '../ui/divided-list'
import { dutchTime } from '../ui/formats'
import { Part } from '../ui/section'

/** Who gave it which state, and when; the newest first. */
export function HistoryView({ kind, history, receivedAt, source }: SubmissionDetails) {
  const steps = history.map(({ at, by, to, mailed }) => ({
    at,
    what: stateWord(to, kind),
    how: `${by || 'Automatisch'}${mailed ? ', mail aan de afzender' : ''}`,
  }))
  const received = { at: receivedAt, what: 'Ontvangen', how: `Via ${source}` }
  return (
    <Part title="Geschiedenis">
      <Lines>
        {[received, ...steps].reverse().map(({ at, what, how }) => (
          <li key={at + what}>
            <Typography fontWeight="semiBold">{what}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {`${dutchTime(at)}, ${how}`}
            </Typography>
          </li>
        ))}
      </Lines>
    </Part>
  )
}
