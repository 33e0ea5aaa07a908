import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** Links to the pages of one part of the panel. */
export const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  column-gap: 2.4rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
`

export const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 4rem;
  border-bottom: 2px solid transparent;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.4rem;
  text-decoration: none;

  &:hover { color: ${({ theme }) => theme.colors.primary700}; }
  &[aria-current] {
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
`

/** A number in a tab. */
export const Amount = styled.span`
  padding: 0 0.6rem;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.neutral150};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

/** For screen readers only. */
export const Hidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
