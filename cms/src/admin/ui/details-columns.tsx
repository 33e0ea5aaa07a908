import { styled } from 'styled-components'

/**
 * Two columns where there is room; else the state comes first and the other actions of staff last.
 */
export const Columns = styled.div`
  display: grid;
  grid-template: 'state' 'data' 'rest' / minmax(0, 1fr);
  gap: 2rem;
  padding-bottom: 3.2rem;

  @media (min-width: 1080px) {
    grid-template: 'data state' auto 'data rest' 1fr / minmax(0, 2fr) minmax(0, 1fr);
  }
`

export const Area = styled.div<{ $area: string }>`
  display: flex;
  flex-direction: column;
  grid-area: ${({ $area }) => $area};
  gap: 2rem;
`
