import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Deadline, Worklist } from '../../worklist/views'
import { shortDay } from '../ui/formats'
import { Card } from './card'

const List = styled.ol`
  padding: 0.8rem 2rem;
  font-size: 1.4rem;
  line-height: 1.4;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 9.2rem 1.8rem minmax(0, 1fr);
    padding: 0.9rem 0;
  }
  /* The line from a date to the next one. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 1.8rem;
    bottom: -1.8rem;
    left: 9.6rem;
    border-left: 1px solid ${({ theme }) => theme.colors.neutral800};
  }
  i {
    position: relative;
    width: 9px;
    height: 9px;
    margin-top: 6px;
    border: 2px solid ${({ theme }) => theme.colors.neutral800};
    background: ${({ theme }) => theme.colors.neutral0};
  }
  li[data-fair] i {
    width: 15px;
    height: 12px;
    margin: 4px 0 0 -3px;
    border: 0;
    background: ${({ theme }) => theme.colors.primary600};
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  strong { color: ${({ theme }) => theme.colors.neutral800}; font-weight: 650; }
  small { display: block; color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.3rem; }
`

const More = styled(Link)`
  color: ${({ theme }) => theme.colors.primary700};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 4px;
`

interface DeadlinesProps {
  readonly deadlines: readonly Deadline[]
  readonly fair: Worklist['fair']
}

/** The next dates of the edition, the fair's own at its place. */
export function Deadlines({ deadlines, fair }: DeadlinesProps) {
  if (deadlines.length === 0 || !fair) return null
  const edition = `/content-manager/collection-types/api::edition.edition/${fair.edition}?plugins[i18n][locale]=nl`
  return (
    <Card title="Volgende deadlines" note={<More to={edition}>Wijzig data</More>}>
      <List>
        {deadlines.map(({ date, time, title, note, isFair }) => (
          <li key={date + title} data-fair={isFair || undefined}>
            <span>
              <strong>{shortDay(date)}</strong>
              {time && <small>{time}</small>}
            </span>
            <i aria-hidden />
            <span>
              {isFair ? <strong>{title}</strong> : title}
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </List>
    </Card>
  )
}
