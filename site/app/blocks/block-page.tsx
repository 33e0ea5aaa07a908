import type { ReactNode } from 'react'
import type { Block, LocaleCode } from '~/content/model.ts'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { LanguageNotice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { BlockList } from './block-list.tsx'
import { blockMessages } from './messages.ts'

export interface BlockPageView {
  readonly title: string
  readonly intro: string
  readonly language: LocaleCode
  readonly blocks: readonly Block[]
}

/** A page that editors build from blocks. Says so where its text is not in the page's language. */
export function BlockPage({ page, label }: { page: BlockPageView; label?: ReactNode }) {
  const t = useMessages(blockMessages)
  const locale = useLocale()
  const foreign = page.language !== locale
  return (
    <>
      {foreign && (
        <div className="wrap pt-4">
          <LanguageNotice>{t.dutchOnly}</LanguageNotice>
        </div>
      )}
      <article lang={foreign ? page.language : undefined}>
        <PageHead label={label} title={page.title} lead={page.intro} />
        <div className="wrap pb-section">
          <BlockList blocks={page.blocks} />
        </div>
      </article>
    </>
  )
}
