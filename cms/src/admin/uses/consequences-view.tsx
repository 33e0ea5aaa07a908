import { Box, Flex, Typography } from '@strapi/design-system'
import { UsesView } from './uses-view'

/** A document that goes, or one of its languages. */
export interface Target {
  readonly documentId: string
  readonly locale?: string | null
}

interface ConsequencesViewProps {
  readonly model: string
  readonly targets: readonly Target[]
}

/** Maximum of documents whose uses are shown. */
const SHOWN = 10

/**
 * The consequences of deleting documents or their translations; other documents use the Dutch one.
 */
export function ConsequencesView({ model, targets }: ConsequencesViewProps) {
  const going = targets.filter(({ locale }) => locale !== 'en')
  if (going.length === 0)
    return (
      <Typography>
        Alleen de Engelse tekst gaat weg. Bezoekers van de Engelse site zien dan de Nederlandse.
      </Typography>
    )
  const isNamed = going.length > 1
  return (
    <Box maxHeight="40vh" overflow="auto">
      <Flex direction="column" alignItems="stretch" gap={5}>
        {going.slice(0, SHOWN).map(({ documentId }) => (
          <UsesView key={documentId} model={model} documentId={documentId} isNamed={isNamed} />
        ))}
        {going.length > SHOWN && <Typography>{`En nog ${going.length - SHOWN}.`}</Typography>}
      </Flex>
    </Box>
  )
}
