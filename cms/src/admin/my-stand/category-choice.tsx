import { Box, Checkbox, Flex, Typography } from '@strapi/design-system'
import type { CategoryChoices } from '../../my-stand/staff/views'

interface CategoryChoiceProps {
  readonly categories: CategoryChoices
  /** Document ids. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** For which kinds of exhibitors something is. */
export const CategoryChoice = ({ categories, chosen, onChange }: CategoryChoiceProps) => (
  <Box tag="fieldset" borderStyle="none" padding={0}>
    <Typography tag="legend" variant="pi" fontWeight="bold">
      Voor welke categorieën (geen: voor iedereen)
    </Typography>
    <Flex gap={4} wrap="wrap" paddingTop={2}>
      {categories.map(({ documentId, name }) => (
        <Checkbox
          key={documentId}
          checked={chosen.includes(documentId)}
          onCheckedChange={(checked) =>
            onChange(
              checked ? [...chosen, documentId] : chosen.filter((other) => other !== documentId),
            )
          }
        >
          {name}
        </Checkbox>
      ))}
    </Flex>
  </Box>
)
