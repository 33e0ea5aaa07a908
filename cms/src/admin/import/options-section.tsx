import { Box, Checkbox, Flex } from '@strapi/design-system'
import type { TypeView } from '../../import/views'
import { SecondLine } from '../ui/second-line'
import { Section } from '../ui/section'
import type { ImportOptions } from './requests'

interface OptionsSectionProps {
  readonly type: TypeView
  readonly options: ImportOptions
  readonly disabled: boolean
  readonly onChange: (options: ImportOptions) => void
}

/** How rows are taken over. */
export function OptionsSection({ type, options, disabled, onChange }: OptionsSectionProps) {
  const box = (
    checked: boolean,
    change: (checked: boolean) => Partial<ImportOptions>,
    label: string,
    hint: string,
  ) => (
    <div>
      <Checkbox
        checked={checked}
        disabled={disabled}
        onCheckedChange={(value) => onChange({ ...options, ...change(value === true) })}
      >
        {label}
      </Checkbox>
      {/* Below the label, not below its box. */}
      <Box paddingLeft="2.8rem">
        <SecondLine>{hint}</SecondLine>
      </Box>
    </div>
  )
  return (
    <Section title="Bij overnemen">
      <Flex direction="column" alignItems="stretch" gap={4}>
        {type.mayPublish !== null &&
          box(
            !options.publish,
            (draft) => ({ publish: !draft && type.mayPublish === true }),
            'Als concept, niet op de site',
            type.mayPublish ? 'U publiceert later.' : 'Uw rol mag dit niet publiceren.',
          )}
        {box(
          !options.emptyClears,
          (keeps) => ({ emptyClears: !keeps }),
          'Laat staan wat er is bij een lege cel',
          'Uit: een lege cel maakt het veld leeg.',
        )}
        {box(
          options.createMissing,
          (createMissing) => ({ createMissing }),
          'Maak aan waarnaar wordt verwezen',
          'Een ontbrekende standhouder, spreker of paviljoen wordt een concept met alleen een naam, een categorie staat meteen op de site.',
        )}
      </Flex>
    </Section>
  )
}
