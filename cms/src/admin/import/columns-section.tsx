import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { FileColumn, TypeView } from '../../import/views'
import { count } from '../ui/formats'
import { Section } from '../ui/section'

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: 1.6rem;
  font-size: 1.4rem;

  li { display: flex; flex-direction: column; gap: 0.4rem; min-width: 0; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: ${({ theme }) => theme.colors.neutral600}; font-size: 1.3rem; }
  select {
    width: 100%;
    min-height: 4rem;
    padding: 0 0.8rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral500};
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.neutral0};
    color: inherit;
    font: inherit;
    font-weight: 600;
  }
  .skipped select { border-style: dashed; font-weight: 400; }
`

interface ColumnsSectionProps {
  readonly columns: readonly FileColumn[]
  readonly type: TypeView
  readonly disabled: boolean
  readonly onChange: (mapping: readonly string[]) => void
}

/** `A`, `B` … `AA`, as a spreadsheet names its columns. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** The columns of the file, each with the column of the type that it is taken for. */
export function ColumnsSection({ columns, type, disabled, onChange }: ColumnsSectionProps) {
  const known = columns.filter(({ column }) => column !== '').length
  const choose = (at: number, key: string) =>
    onChange(
      columns.map(({ column }, index) => (index === at ? key : column === key ? '' : column)),
    )
  return (
    <Section title="Kolommen">
      <Typography textColor="neutral600">
        {`${known} van ${count(columns.length, 'kolom', 'kolommen')} herkend. Wat u kiest, wordt voor de volgende keer bewaard.`}
      </Typography>
      <Grid>
        {columns.map(({ head, example, filled, column }, at) => (
          <li key={letterOf(at)} className={column ? undefined : 'skipped'}>
            <small>{letterOf(at)}</small>
            <span>
              <b>{head || 'Zonder naam'}</b>
            </span>
            <span title={example}>
              <small>{filled === 0 ? 'leeg' : example}</small>
            </span>
            <select
              aria-label={`Veld voor kolom ${letterOf(at)}, ${head}`}
              value={column}
              disabled={disabled}
              onChange={({ target }) => choose(at, target.value)}
            >
              <option value="">Sla over</option>
              {type.columns.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
