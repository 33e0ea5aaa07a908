import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The tone of a chip; its text says the same. */
export type Tone = 'secondary' | 'warning' | 'alternative' | 'success' | 'neutral' | 'danger'

/** Tones whose dark shade has too little contrast on their background. */
const PALE: readonly Tone[] = ['neutral', 'warning']

const Frame = styled.span<{ $tone: Tone }>`
  display: inline-block;
  padding: 0.2rem 0.8rem;
  border: 1px solid ${({ theme, $tone }) => theme.colors[`${$tone}200` as const]};
  border-radius: 2px;
  background: ${({ theme, $tone }) => theme.colors[`${$tone}100` as const]};
  color: ${({ theme, $tone }) => theme.colors[PALE.includes($tone) ? 'neutral800' : (`${$tone}700` as const)]};
  font-size: 1.2rem;
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;
`

/** A word in a colour: the state of something. Strapi's badge has too little contrast. */
export function Chip({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <Frame $tone={tone}>{children}</Frame>
}
