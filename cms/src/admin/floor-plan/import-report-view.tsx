import { count } from '@beursvloer/contract/count'
import {
  Box,
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system'
import { Check } from '@strapi/icons'
import { styled } from 'styled-components'
import {
  BLOCKING,
  type Change,
  FINDINGS,
  type Finding,
  type FindingKind,
} from '../../floor-plan/import-report'
import { areaOf, boxOf } from '../../geometry/polygons'
import { SecondLine } from '../ui/second-line'
import type { CheckedDrawing } from './drawing-requests'
import { PlanDrawing } from './plan-drawing'

const ACTIONS: Readonly<Record<Change['action'], string>> = {
  create: 'Nieuw',
  place: 'Krijgt een plaats',
  move: 'Verandert',
}

const HEADINGS: Readonly<Record<FindingKind, string>> = {
  scale: 'De schaal klopt niet',
  overlap: 'Stands over elkaar',
  passage: 'Stands voor een doorgang',
  size: 'Te veel in één keer',
  double: 'Dubbel getekend, niet overgenomen',
  shape: 'Vormen die niet kunnen, niet overgenomen',
  outside: 'Buiten de hal, niet overgenomen',
  elsewhere: 'Hoort bij een andere hal, niet overgenomen',
  'unknown-place': 'Onbekend in het beheer, niet overgenomen',
  missing: 'Niet in de tekening',
  'room-overlap': 'Stand over een ruimte',
  'unknown-shape': 'Vormen zonder betekenis, overgeslagen',
}

const METRES = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

const sentence = ({ changes, unchanged, findings }: CheckedDrawing): string => {
  const changed =
    changes.length === 0
      ? 'Er verandert niets.'
      : `${count(changes.length, 'plaats wordt', 'plaatsen worden')} bijgewerkt.`
  const same =
    unchanged > 0 ? ` ${count(unchanged, 'plaats blijft', 'plaatsen blijven')} gelijk.` : ''
  const rest =
    findings.length > 0
      ? ` ${count(findings.length, 'opmerking', 'opmerkingen')}, zie hieronder.`
      : ' Alles in de tekening past.'
  return changed + same + rest
}

interface ImportReportViewProps {
  readonly report: CheckedDrawing
  readonly busy: boolean
  readonly onApply: () => void
}

/** The changes and faults of a drawing, with the hall as it will be. */
export function ImportReportView({ report, busy, onApply }: ImportReportViewProps) {
  const { hall, after, changes, findings } = report
  const blocked = findings.some(({ kind }) => BLOCKING.has(kind))
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <Box role="status">
          <Typography variant="beta" tag="h2">
            {`Controle van ${hall.name}`}
          </Typography>
          <Typography tag="p">{sentence(report)}</Typography>
          {blocked && (
            <Typography tag="p" textColor="danger600" fontWeight="semiBold">
              Los eerst op wat in het rood staat; dan kunt u de tekening overnemen.
            </Typography>
          )}
        </Box>
        <Button
          size="L"
          startIcon={<Check />}
          loading={busy}
          disabled={blocked || changes.length === 0}
          onClick={onApply}
        >
          {changes.length > 0
            ? `Neem ${count(changes.length, 'wijziging', 'wijzigingen')} over`
            : 'Neem over'}
        </Button>
      </Flex>
      {FINDINGS.map((kind) => (
        <FindingList
          key={kind}
          kind={kind}
          findings={findings.filter((finding) => finding.kind === kind)}
        />
      ))}
      <Box>
        <PlanDrawing hall={hall} places={after} label={`${hall.name} na het overnemen`} />
        <SecondLine>Zo wordt de hal. Groen verandert, rood past niet.</SecondLine>
      </Box>
      {changes.length > 0 && <ChangeTable changes={changes} />}
    </Flex>
  )
}

const List = styled.ul`
  list-style: disc;
  padding-left: 2rem;
  max-height: 30rem;
  overflow-y: auto;
`

function FindingList({
  kind,
  findings,
}: {
  readonly kind: FindingKind
  readonly findings: readonly Finding[]
}) {
  if (findings.length === 0) return null
  const colour = BLOCKING.has(kind) ? 'danger600' : 'neutral800'
  return (
    <Box>
      <Typography variant="delta" tag="h3" textColor={colour}>
        {`${HEADINGS[kind]} (${findings.length})`}
      </Typography>
      {/* A long list scrolls, so the keyboard must be able to reach it. */}
      <List tabIndex={findings.length > 10 ? 0 : undefined}>
        {findings.map(({ message }) => (
          <li key={message}>
            <Typography textColor={colour}>{message}</Typography>
          </li>
        ))}
      </List>
    </Box>
  )
}

function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <Table colCount={4} rowCount={changes.length + 1}>
      <Thead>
        <Tr>
          {['Plaats', 'Wat er gebeurt', 'Vanaf links en boven', 'Maat'].map((title) => (
            <Th key={title}>
              <Typography variant="sigma">{title}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {changes.map(({ kind, key, name, action, polygon }) => {
          const { x, y, width, length } = boxOf(polygon)
          const cells = [
            name,
            kind === 'pavilion' ? `${ACTIONS[action]} (concept)` : ACTIONS[action],
            `${METRES.format(x)} en ${METRES.format(y)} m`,
            `${METRES.format(width)} × ${METRES.format(length)} m, ${METRES.format(areaOf(polygon))} m²`,
          ]
          return (
            <Tr key={`${kind} ${key}`}>
              {cells.map((cell) => (
                <Td key={cell}>
                  <Typography>{cell}</Typography>
                </Td>
              ))}
            </Tr>
          )
        })}
      </Tbody>
    </Table>
  )
}
