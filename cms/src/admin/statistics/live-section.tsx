import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { LiveFigures } from '../../statistics/staff/views'
import { dutchNumber } from '../ui/formats'
import { Section } from '../ui/section'
import { useLoaded } from '../ui/use-loaded'
import { STATISTICS } from './frame'

/** The site tells every ten seconds; asking more often shows nothing new, in ms. */
const REFRESH_MS = 10_000

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: 2rem;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;
  strong {
    display: block;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 2.6rem;
    font-weight: 700;
    line-height: 1.2;
  }
  ol { min-width: 0; }
  li { display: flex; justify-content: space-between; gap: 1.2rem; padding: 0.2rem 0; color: ${({ theme }) => theme.colors.neutral800}; }
`

/** What happens now: the half hour until this moment, asked anew as long as the page is open. */
export function LiveSection() {
  const { data, reload } = useLoaded<LiveFigures>(`${STATISTICS}/live`)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [reload])
  if (!data) return null
  return (
    <Section title="Nu">
      <Row>
        <p>
          <strong>{dutchNumber(data.now)}</strong>
          paginaweergaven dit kwartier
        </p>
        <p>
          <strong>{dutchNumber(data.recent)}</strong>
          paginaweergaven in het laatste half uur
        </p>
        <p>
          <strong>{dutchNumber(data.recentVisits)}</strong>
          bezoeken begonnen in het laatste half uur
        </p>
        {data.pages.length > 0 && (
          <ol aria-label="Meest bekeken in het laatste half uur">
            {data.pages.map(({ key, label, count }) => (
              <li key={key}>
                <span>{label}</span>
                <span>{dutchNumber(count)}</span>
              </li>
            ))}
          </ol>
        )}
      </Row>
    </Section>
  )
}
