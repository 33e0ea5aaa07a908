import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Frame = styled.section`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};

  &[data-urgent] { border-top: 3px solid ${({ theme }) => theme.colors.danger600}; }
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1.6rem;
  padding: 1.4rem 2rem 1.2rem;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.4rem;

  h2 {
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.7rem;
    font-weight: 650;
    line-height: 1.2;
  }
`

interface CardProps {
  readonly title: string
  /** Beside the title. */
  readonly note?: ReactNode
  readonly urgent?: boolean
  readonly children: ReactNode
}

/** A part of the worklist: a title with a line below it. */
export function Card({ title, note, urgent, children }: CardProps) {
  return (
    <Frame aria-label={title} data-urgent={urgent || undefined}>
      <Head>
        <h2>{title}</h2>
        {note}
      </Head>
      {children}
    </Frame>
  )
}
