import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { Icon } from '~/ui/icon.tsx'
import type { BlockProps } from './block-props.ts'
import { blockMessages } from './messages.ts'

/** A document to take along, with its kind and size. */
export function DownloadBlock({ block, anchors }: BlockProps<'download'>) {
  const t = useMessages(blockMessages)
  const locale = useLocale()
  const { title, description, file } = block
  const kind = file.file.split('.').pop()?.toUpperCase()
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(
    Math.max(1, Math.round(file.sizeKb)),
  )
  return (
    <section
      id={anchors.own}
      className="relative flex max-w-text items-center gap-5 border border-ink p-5 hover:bg-green-50"
    >
      <Icon name="download" className="size-8 shrink-0 text-primary" />
      <div>
        <h2 className="text-2xl">
          <a href={`/_file/${encodeURIComponent(file.file)}`} download className="link-cover">
            {title}
          </a>
        </h2>
        {description && <p className="mt-1 text-mute text-sm">{description}</p>}
        <p className="mt-1 text-mute text-sm tabular-nums">
          {t.download}&nbsp;· {kind}&nbsp;· {size} kB
        </p>
      </div>
    </section>
  )
}
