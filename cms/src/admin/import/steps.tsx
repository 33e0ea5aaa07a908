import { styled } from 'styled-components'

const STEPS = ['Bestand', 'Kolommen', 'Proef', 'Overnemen'] as const
export type Step = (typeof STEPS)[number]

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(7rem, 15rem));
  font-size: 1.4rem;
  font-weight: 600;
  color: ${({ theme }) => theme.colors.neutral600};
  li { position: relative; padding-top: 1.8rem; }
  li::before {
    content: '';
    position: absolute;
    inset: 0.6rem 0 auto;
    border-top: 1px dashed ${({ theme }) => theme.colors.neutral500};
  }
  li::after {
    content: '';
    position: absolute;
    top: 0.1rem;
    left: 0;
    height: 1.1rem;
    border-left: 2px solid currentcolor;
  }
  li:last-child::before { display: none; }
  .done { color: ${({ theme }) => theme.colors.primary700}; }
  .done::before { border-top: 2px solid currentcolor; }
  [aria-current] { color: ${({ theme }) => theme.colors.neutral800}; }
`

/** The steps of an import, with the current one. */
export function Steps({ current }: { readonly current: Step }) {
  const at = STEPS.indexOf(current)
  return (
    <List aria-label="Stappen">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </List>
  )
}
