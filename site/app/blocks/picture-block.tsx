import { libraryAlt } from '~/i18n/library-alt.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { Picture } from '~/ui/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'
import { blockMessages } from './messages.ts'

/** A picture with caption and credit; `wide` takes the whole page. */
export function PictureBlock({ block }: BlockProps<'picture'>) {
  const t = useMessages(blockMessages)
  const locale = useLocale()
  const { file, alt, caption, credit, size } = block
  return (
    <BlockSection beside={size === 'normal'}>
      <figure className={cx(size === 'normal' && 'max-w-text')}>
        <Picture
          file={file.file}
          width={file.width}
          height={file.height}
          {...(alt ? { alt } : libraryAlt(file, locale))}
          sizes={
            size === 'wide' ? '(min-width: 80rem) 80rem, 100vw' : '(min-width: 48rem) 40rem, 100vw'
          }
          className="w-full border border-ink"
        />
        {(caption || credit) && (
          <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-mute text-sm">
            <span>{caption}</span>
            {credit && <span>{t.credit(credit)}</span>}
          </figcaption>
        )}
      </figure>
    </BlockSection>
  )
}
