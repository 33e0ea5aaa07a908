import { Button, Typography } from '@strapi/design-system'
import { ArrowLeft } from '@strapi/icons'
import { styled } from 'styled-components'
import { type PastImport, UNDO_DAYS } from '../../import/views'
import { count, dutchTime } from '../ui/formats'
import { Waiting } from '../ui/panel-page'
import { EmptyText, Section } from '../ui/section'
import type { Loaded } from '../ui/use-loaded'

const List = styled.ul`
  li { display: flex; flex-direction: column; align-items: start; gap: 0.6rem; padding: 1.2rem 0; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid ${({ theme }) => theme.colors.neutral150}; }
`

interface PastImportsProps {
  readonly loaded: Loaded<readonly PastImport[]>
  readonly busy: boolean
  readonly onUndo: (one: PastImport) => void
}

/** Earlier imports, each of which can be undone. */
export function PastImports({ loaded, busy, onUndo }: PastImportsProps) {
  return (
    <Section title="Eerder">
      <Waiting loaded={loaded} />
      {loaded.data?.length === 0 && (
        <EmptyText>{`Nog niets. Een import is ${UNDO_DAYS} dagen ongedaan te maken.`}</EmptyText>
      )}
      <List>
        {loaded.data?.map((one) => (
          <li key={one.documentId}>
            <Typography fontWeight="bold">{one.fileName}</Typography>
            <Typography textColor="neutral600">
              {`${one.label}, ${dutchTime(one.at)}, ${count(one.count, 'rij', 'rijen')}, door ${one.by}`}
            </Typography>
            {one.undoneAt ? (
              <Typography textColor="neutral600">{`Ongedaan gemaakt op ${dutchTime(one.undoneAt)}`}</Typography>
            ) : (
              <Button
                variant="tertiary"
                size="S"
                startIcon={<ArrowLeft />}
                disabled={busy}
                aria-label={`Maak ${one.fileName} ongedaan`}
                onClick={() => onUndo(one)}
              >
                Maak ongedaan
              </Button>
            )}
          </li>
        ))}
      </List>
    </Section>
  )
}
