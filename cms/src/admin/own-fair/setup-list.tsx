import { Check } from '@strapi/icons'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SetupStep } from '../../own-fair/views'
import { Hidden } from '../ui/tabs'

const List = styled.ol`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  container-type: inline-size;
`

/** A numbered box, what is set up, and the ways there; the boxes hang on a line. */
const Row = styled.li`
  display: grid;
  grid-template: 'box what' auto 'box ways' auto / 2.8rem minmax(0, 1fr);
  gap: 0.6rem 1.6rem;
  position: relative;
  padding: 1.6rem 2rem;
  font-size: 1.4rem;
  line-height: 1.4;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 4.4rem auto -1.6rem 3.3rem;
    border-left: 1px solid ${({ theme }) => theme.colors.neutral300};
  }
  &[data-done]::before { border-color: ${({ theme }) => theme.colors.primary600}; }

  @container (min-width: 60rem) {
    grid-template: 'box what ways' auto / 2.8rem minmax(0, 1fr) minmax(0, auto);
    align-items: start;
  }
`

const Box = styled.span`
  grid-area: box;
  display: grid;
  place-items: center;
  position: relative;
  width: 2.8rem;
  height: 2.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral500};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-weight: 650;

  [data-done] > & {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.neutral0};
  }
  [data-next] > & {
    border-color: ${({ theme }) => theme.colors.neutral800};
    background: ${({ theme }) => theme.colors.neutral800};
    color: ${({ theme }) => theme.colors.neutral0};
  }
  svg { width: 1.4rem; height: 1.4rem; }
  path { fill: currentcolor; }
`

const What = styled.div`
  grid-area: what;
  h2 {
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.6rem;
    font-weight: 650;
    line-height: 2.8rem;
  }
  p { color: ${({ theme }) => theme.colors.neutral600}; text-wrap: pretty; }
`

const Ways = styled.ul`
  grid-area: ways;
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 2rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.8rem;
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`

/** The steps in their order, each with its state; the first that is not done stands out. */
export function SetupList({ steps }: { readonly steps: readonly SetupStep[] }) {
  const next = steps.find(({ done }) => !done)
  return (
    <List>
      {steps.map((step, at) => (
        <Row
          key={step.id}
          data-done={step.done || undefined}
          data-next={step === next || undefined}
        >
          <Box>
            {step.done ? <Check aria-hidden /> : <span aria-hidden>{at + 1}</span>}
            <Hidden>{step.done ? 'Klaar: ' : 'Nog niet klaar: '}</Hidden>
          </Box>
          <What>
            <h2>{step.title}</h2>
            <p>{step.about}</p>
          </What>
          <Ways>
            {step.links.map(({ to, label }) => (
              <li key={to + label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </Ways>
        </Row>
      ))}
    </List>
  )
}
