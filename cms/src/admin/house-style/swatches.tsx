import { styled } from 'styled-components'

/** A button of one colour; the chosen one has a second line around it. */
export const Swatch = styled.button`
  width: 2.8rem;
  height: 2.8rem;
  border-radius: 2px;
  cursor: pointer;

  &[aria-pressed='true'] {
    outline: 2px solid ${({ theme }) => theme.colors.neutral900};
    outline-offset: 2px;
  }
`

/** A shade with its number. */
export const Shade = styled.span`
  flex: 1;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;

  span {
    display: block;
    height: 2.4rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
`

/** A word in two of the colours. */
export const Sample = styled.span`
  width: 7.2rem;
  padding: 0.4rem 0;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  font-size: 1.3rem;
  font-weight: 600;
  text-align: center;
`
