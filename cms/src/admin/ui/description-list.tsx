import { styled } from 'styled-components'

/** Terms with their descriptions: a `div` with `dt` and `dd` for each. */
export const DescriptionList = styled.dl`
  display: grid;
  grid-template-columns: minmax(14rem, 1fr) 2fr;
  gap: 0 2.4rem;
  margin: 0;

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding: 0.8rem 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  & > div:first-child { border-top: 0; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }

  @media (max-width: 560px) {
    & > div { display: block; }
  }
`
