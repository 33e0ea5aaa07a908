import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Urgency, WorklistLine } from '../../worklist/views'
import { count } from '../ui/formats'
import { Hidden } from '../ui/tabs'
import { Card } from './card'

const TITLES: Readonly<Record<Urgency, string>> = {
  today: 'Vandaag',
  week: 'Deze week',
  later: 'Kan wachten',
}

const List = styled.ul`
  container-type: inline-size;
`

/** Number, subject, date, one verb; on narrow screens the last two below the first. */
const Row = styled.li`
  display: grid;
  grid-template: 'number what' auto 'number due' auto 'number action' auto / 4.4rem minmax(0, 1fr);
  gap: 0.4rem 1.4rem;
  padding: 1.3rem 2rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  font-size: 1.4rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  &:last-child { border-bottom: 0; }

  @container (min-width: 60rem) {
    grid-template: 'number what due action' auto / 4.4rem minmax(0, 1fr) 15rem 13rem;
    align-items: center;
  }
`

const Amount = styled.span`
  grid-area: number;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 2.6rem;
  font-weight: 700;
  line-height: 1;
  [data-urgent] & { color: ${({ theme }) => theme.colors.danger700}; }
`

const What = styled.div`
  grid-area: what;
  h3 {
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.6rem;
    font-weight: 650;
    line-height: 1.3;
  }
  p { color: ${({ theme }) => theme.colors.neutral600}; overflow-wrap: anywhere; text-wrap: pretty; }
`

const Due = styled.div`
  grid-area: due;
  color: ${({ theme }) => theme.colors.neutral600};
  line-height: 1.35;
  strong { display: block; color: ${({ theme }) => theme.colors.neutral800}; font-weight: 650; }
  [data-urgent] & strong { color: ${({ theme }) => theme.colors.danger700}; }
`

const Action = styled.span`
  grid-area: action;
  justify-self: start;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 4rem;
    color: ${({ theme }) => theme.colors.primary700};
    font-size: 1.5rem;
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  @container (min-width: 60rem) { justify-self: end; text-align: right; }
`

/** A way to where something is done: a page of the panel, or an address outside of it. */
function Way({ to, action, title }: WorklistLine) {
  const words = (
    <>
      {action}
      <Hidden>{`: ${title}`}</Hidden>
    </>
  )
  return to.startsWith('http') || to.startsWith('/api/') ? (
    <a href={to} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : (
    <Link to={to}>{words}</Link>
  )
}

interface LinesProps {
  readonly urgency: Urgency
  readonly lines: readonly WorklistLine[]
}

/** The lines of an urgency; renders nothing without any. */
export function Lines({ urgency, lines }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <Card
      title={TITLES[urgency]}
      note={<span>{count(lines.length, 'onderwerp', 'onderwerpen')}</span>}
      urgent={urgency === 'today'}
    >
      <List>
        {lines.map((line) => (
          <Row key={line.id}>
            <Amount>{line.count}</Amount>
            <What>
              <h3>{line.title}</h3>
              {line.about && <p>{line.about}</p>}
            </What>
            {(line.due || line.dueNote) && (
              <Due>
                {line.due && <strong>{line.due}</strong>}
                {line.dueNote}
              </Due>
            )}
            <Action>
              <Way {...line} />
            </Action>
          </Row>
        ))}
      </List>
    </Card>
  )
}
