import { Button, Checkbox, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { FieldChange, RowState, RowView } from '../../import/views'
import { Chip, type Tone } from '../ui/chip'
import { dutchNumber } from '../ui/formats'
import { Section } from '../ui/section'
import type { Choices } from './use-choices'

const STATES: Readonly<Record<RowState, { readonly label: string; readonly tone: Tone }>> = {
  new: { label: 'Nieuw', tone: 'success' },
  changed: { label: 'Gewijzigd', tone: 'alternative' },
  unchanged: { label: 'Ongewijzigd', tone: 'neutral' },
  refused: { label: 'Geweigerd', tone: 'danger' },
}

/** In the order of the totals. */
const TOTALS: readonly RowState[] = ['new', 'changed', 'unchanged', 'refused']

/** Rows that are shown before one asks for all. */
const SHOWN = 25

const Totals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;
  font-size: 1.4rem;
  button {
    min-width: 11rem;
    padding: 1.2rem 1.6rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral500};
    border-radius: 2px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  b { display: block; font-size: 2.4rem; line-height: 1.2; }
  [aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }
`

const Rows = styled.ul`
  font-size: 1.4rem;
  > li {
    display: grid;
    grid-template-columns: 2.8rem 6rem 11rem minmax(0, 1fr) auto;
    gap: 0.4rem 1.2rem;
    align-items: center;
    padding: 1rem 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
    overflow-wrap: anywhere;
  }
  table { grid-column: 1 / -1; width: 100%; border-collapse: collapse; table-layout: fixed; }
  th { text-align: left; font-weight: 400; color: ${({ theme }) => theme.colors.neutral600}; }
  th, td { padding: 0.6rem 1.2rem; vertical-align: top; white-space: pre-line; }
  th:last-child, td:last-child { width: 11rem; }
  tr { border-top: 1px solid ${({ theme }) => theme.colors.neutral150}; }
  @media (max-width: 768px) {
    > li { grid-template-columns: 2.8rem 5rem minmax(0, 1fr) auto; }
    .words { grid-column: 1 / -1; }
  }
`

/** What a row comes to, in one line. */
function wordsOf({ state, changes, problems }: RowView): string {
  if (state === 'refused')
    return problems
      .map(({ column, message }) => (column ? `${column}: ${message}` : message))
      .join('; ')
  const [first] = changes
  if (!first || state === 'unchanged') return ''
  if (state === 'new')
    return changes
      .slice(1, 4)
      .map(({ to }) => to)
      .join(', ')
  if (changes.length > 1) return changes.map(({ label }) => label).join(', ')
  return first.from ? `${first.label}: ${first.from} → ${first.to}` : `${first.label} toegevoegd`
}

interface RowsSectionProps {
  readonly rows: readonly RowView[]
  readonly choices: Choices
}

/** The report, row by row: what needs an eye first. */
export function RowsSection({ rows, choices }: RowsSectionProps) {
  const [state, setState] = useState<RowState | null>(null)
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<number | null>(null)
  const some = rows.filter((row) => state === null || row.state === state)
  const shown = all ? some : some.slice(0, SHOWN)
  return (
    <Section title="Proef">
      <Totals aria-label="Uitkomst">
        {TOTALS.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={state === one}
              onClick={() => setState(state === one ? null : one)}
            >
              <b>{dutchNumber(rows.filter((row) => row.state === one).length)}</b>
              {STATES[one].label.toLowerCase()}
            </button>
          </li>
        ))}
      </Totals>
      <Rows aria-label="Rijen">
        {shown.map((row) => (
          <Row
            key={row.number}
            row={row}
            choices={choices}
            isOpen={open === row.number}
            onToggle={() => setOpen(open === row.number ? null : row.number)}
          />
        ))}
      </Rows>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Typography textColor="neutral600">
          {`${dutchNumber(shown.length)} van ${dutchNumber(some.length)} rijen, eerst wat uw oog nodig heeft`}
        </Typography>
        {shown.length < some.length && (
          <Button variant="tertiary" onClick={() => setAll(true)}>
            Toon alle rijen
          </Button>
        )}
      </Flex>
    </Section>
  )
}

interface RowProps {
  readonly row: RowView
  readonly choices: Choices
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Row({ row, choices, isOpen, onToggle }: RowProps) {
  const { number, state, name, changes } = row
  const { label, tone } = STATES[state]
  const isTakable = state === 'new' || state === 'changed'
  return (
    <li>
      {isTakable ? (
        <Checkbox
          aria-label={`Neem rij ${number} over, ${name}`}
          checked={choices.takesRow(number)}
          onCheckedChange={() => choices.toggleRow(number)}
        />
      ) : (
        <span />
      )}
      <Typography textColor="neutral600">{`rij ${number}`}</Typography>
      <span>
        <Chip tone={tone}>{label}</Chip>
      </span>
      <span className="words" dir="auto">
        <b>{name}</b> {wordsOf(row)}
      </span>
      {isTakable ? (
        <Button
          variant="ghost"
          size="S"
          aria-expanded={isOpen}
          onClick={onToggle}
          aria-label={`${isOpen ? 'Vouw dicht' : 'Bekijk'} rij ${number}, ${name}`}
        >
          {isOpen ? 'Vouw dicht' : 'Bekijk'}
        </Button>
      ) : (
        <span />
      )}
      {isOpen && <ChangeTable row={row} changes={changes} choices={choices} />}
    </li>
  )
}

function ChangeTable({
  row: { number, state },
  changes,
  choices,
}: {
  readonly row: RowView
  readonly changes: readonly FieldChange[]
  readonly choices: Choices
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Veld</th>
          <th scope="col">Nu</th>
          <th scope="col">Bestand</th>
          <th scope="col">Neem over</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ column, label, from, to }) => (
          <tr key={column}>
            <td>{label}</td>
            <td dir="auto">{from && state === 'changed' ? <s>{from}</s> : ''}</td>
            <td dir="auto">
              <b>{to || '(leeg)'}</b>
            </td>
            <td>
              {state === 'changed' && (
                <Checkbox
                  aria-label={`Neem ${label} van rij ${number} over`}
                  checked={choices.takesField(number, column)}
                  onCheckedChange={() => choices.toggleField(number, column)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
