import { styled } from 'styled-components'

/** Things below each other with a line between them. */
export const DividedList = styled.ul`
  & > li {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 0.4rem;
    padding: 1.2rem 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
    overflow-wrap: anywhere;
  }
  & > li:first-child { padding-top: 0; border-top: 0; }
  & > li:last-child { padding-bottom: 0; }
  & button { align-self: start; margin-top: 0.4rem; }
`
