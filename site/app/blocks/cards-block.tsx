import { libraryAlt } from '~/i18n/library-alt.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { pictureOf } from '~/shell/picture-of.ts'
import { Cell, CellGrid } from '~/ui/cells.tsx'
import { keepTogether } from '~/ui/keep-together.ts'
import { Picture } from '~/ui/picture.tsx'
import { SafeLink } from '~/ui/safe-link.tsx'
import { SetIcon } from '~/ui/set-icon.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'

/** Cells with links, with or without a picture. */
export function CardsBlock({ block, anchors }: BlockProps<'cards'>) {
  const locale = useLocale()
  const Heading = block.title ? 'h3' : 'h2'
  return (
    <BlockSection id={anchors.own} title={block.title}>
      <CellGrid columns={3}>
        {block.cards.map((card) => (
          <Cell key={card.title + card.target} interactive={card.target !== ''} flush>
            {card.image && (
              <Picture
                {...pictureOf(card.image)}
                {...libraryAlt(card.image, locale)}
                sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 50vw, 100vw"
                className="aspect-3/2 w-full border-ink border-b object-cover"
              />
            )}
            <div className="p-4 md:p-5">
              {card.icon && !card.image && (
                <SetIcon
                  icon={card.icon}
                  text={card.title}
                  className="mb-3 size-8 text-primary md:mb-5"
                />
              )}
              <Heading className="text-2xl">
                {card.target ? (
                  <SafeLink target={card.target} className="link-cover">
                    {card.title}
                  </SafeLink>
                ) : (
                  card.title
                )}
              </Heading>
              {card.text && <p className="mt-2 text-mute text-sm">{keepTogether(card.text)}</p>}
            </div>
          </Cell>
        ))}
      </CellGrid>
    </BlockSection>
  )
}
