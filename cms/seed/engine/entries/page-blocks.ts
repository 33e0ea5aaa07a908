import { richText } from '@beursvloer/contract/content/markdown'
import type { PageBlock } from '../../types-floor.ts'
import type { StoryBlock } from '../../types-programme.ts'
import { type Fields, MediaUse } from '../entry.ts'

/** A block of a data file as an item of a Strapi dynamic zone. */
function zoneItem(block: PageBlock | StoryBlock): Fields {
  const component = { __component: `blocks.${block.block}` }
  const { block: _, ...fields } = block
  switch (block.block) {
    case 'text':
      return { ...component, ...fields, body: richText(block.body) }
    case 'picture': {
      const { image, block: _kind, ...rest } = block
      return { ...component, ...rest, file: new MediaUse(image, block.alt) }
    }
    case 'columns':
      return {
        ...component,
        ...fields,
        columns: block.columns.map((column) => ({ ...column, body: richText(column.body) })),
      }
    case 'cards':
      return {
        ...component,
        ...fields,
        cards: block.cards.map(({ image, ...card }) => ({
          ...card,
          ...(image ? { image: new MediaUse(image, card.title) } : {}),
        })),
      }
    case 'video':
      return {
        ...component,
        ...fields,
        ...(block.poster ? { poster: new MediaUse(block.poster, block.title) } : {}),
      }
    case 'table':
    case 'figures':
      return { ...component, ...fields, rows: block.rows.join('\n') }
    case 'quote': {
      const { portrait } = { portrait: undefined, ...block }
      return {
        ...component,
        ...fields,
        ...(portrait && { portrait: new MediaUse(portrait, `Portret van ${block.name}`) }),
      }
    }
    case 'download':
      return { ...component, ...fields, file: new MediaUse(block.file, block.title) }
    default:
      return { ...component, ...fields }
  }
}

/** Both languages of a dynamic zone. */
export function localizedZone(blocks: {
  readonly nl: readonly (PageBlock | StoryBlock)[]
  readonly en?: readonly (PageBlock | StoryBlock)[]
}): { dutch: Fields; english: Fields | undefined } {
  return {
    dutch: { blocks: blocks.nl.map(zoneItem) },
    english: blocks.en && { blocks: blocks.en.map(zoneItem) },
  }
}
