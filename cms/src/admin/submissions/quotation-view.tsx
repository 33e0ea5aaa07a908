import { formatEuros } from '@beursvloer/contract/quotation/money'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import {
  lineDetail,
  lineLabel,
  QUOTATION_TEXTS,
  taxLabel,
  totalLabel,
} from '@beursvloer/contract/quotation/texts'
import { styled } from 'styled-components'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'

const Amounts = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1.4rem;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.neutral800};

  caption { position: absolute; clip-path: inset(50%); }
  th { padding: 0.6rem 1.2rem 0.6rem 0; text-align: left; font-weight: 400; }
  td { padding: 0.6rem 0; text-align: right; white-space: nowrap; vertical-align: top; }
  tfoot tr:first-child > *, tfoot tr:last-child > * {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral300};
  }
  tfoot tr:last-child > * { font-weight: 600; }
`

interface QuotationViewProps {
  readonly title: string
  readonly quotation: Quotation
  /** Time and author. */
  readonly made: string
}

/** A quotation, as the CMS computed it. */
export function QuotationView({ title, quotation, made }: QuotationViewProps) {
  const { lines, subtotalCents, taxes, treatment, totalCents, tariff } = quotation
  const sums = [
    { label: QUOTATION_TEXTS.subtotal.nl, cents: subtotalCents },
    ...taxes.map((tax) => ({ label: taxLabel(tax, treatment, 'nl'), cents: tax.cents })),
    { label: totalLabel(quotation, 'nl'), cents: totalCents },
  ]
  return (
    <Section title={title}>
      <Amounts>
        <caption>{title}</caption>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a quotation stays as it was made.
            <tr key={at}>
              <th scope="row">
                {lineLabel(line, 'nl')}
                <SecondLine>{lineDetail(line, 'nl')}</SecondLine>
              </th>
              <td>{formatEuros(line.cents, 'nl')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, cents }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatEuros(cents, 'nl')}</td>
            </tr>
          ))}
        </tfoot>
      </Amounts>
      <SecondLine>{`${made}${tariff ? `, met ${tariff}` : ''}.`}</SecondLine>
    </Section>
  )
}
