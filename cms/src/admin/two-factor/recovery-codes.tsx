import { Button, Flex, Typography } from '@strapi/design-system'
import { createGlobalStyle, styled } from 'styled-components'
import { CopyButton } from '../ui/copy-button'
import { Section } from '../ui/section'

/** A code in groups of four, which people copy with fewer mistakes. */
export const groups = (code: string, between: string): string =>
  (code.match(/.{1,4}/g) ?? []).join(between)

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  max-width: 56rem;
  gap: 0.8rem 2.4rem;
  padding: 1.6rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  color: ${({ theme }) => theme.colors.neutral800};
  font-family: ui-monospace, monospace;
  font-size: 1.6rem;
`

/** On paper there is this part of the page only. */
const OnPaper = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    #recovery-codes, #recovery-codes * { visibility: visible; color: #000; }
    #recovery-codes { position: fixed; inset: 0; }
    #recovery-codes button { display: none; }
  }
`

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const written = codes.map((code) => groups(code, '-'))
  return (
    <div id="recovery-codes">
      <OnPaper />
      <Section title="Uw herstelcodes">
        <Typography>
          {`Bent u uw telefoon kwijt, dan logt u op ${location.host} in met een van deze codes. Elke code werkt één keer. Bewaar ze waar alleen u bij kunt, niet op uw telefoon: hierna zijn ze niet meer te zien.`}
        </Typography>
        <Codes>
          {written.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Flex gap={2} wrap="wrap">
          <CopyButton
            text={written.join('\n')}
            label="Kopieer"
            done="De codes zijn gekopieerd."
            refused="Kopiëren lukt niet. Selecteer de tekst."
          />
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <Button onClick={onDone}>Ik heb ze bewaard</Button>
        </Flex>
      </Section>
    </div>
  )
}
