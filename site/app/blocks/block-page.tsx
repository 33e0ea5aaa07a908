import type { ReactNode } from 'react'
import type { Block, PagePart } from '~/content/model.ts'
import { useLocale } from '~/i18n/locale.tsx'
import { type Languages, langOf } from '~/shell/field-language.ts'
import { LanguageNotice } from '~/ui/notice.tsx'
import { PageHead } from '~/ui/page-head.tsx'
import { BlockList } from './block-list.tsx'
import { type PageParts, PagePartsContext } from './page-parts.tsx'

export interface BlockPageView extends Languages {
  readonly title: string
  readonly intro: string
  readonly blocks: readonly Block[]
}

interface BlockPageProps {
  page: BlockPageView
  /** Below the lead: buttons, figures. */
  head?: ReactNode
  /** Parts that the site adds; those without a place among the blocks come first. */
  parts?: PageParts
  /** Under the blocks. */
  children?: ReactNode
}

const NO_PARTS: PageParts = {}

/** A page that editors build from blocks, with a notice if its text is in another language. */
export function BlockPage({ page, head, parts = NO_PARTS, children }: BlockPageProps) {
  const locale = useLocale()
  const foreign = page.language !== locale
  const placed = page.blocks.map((block) => (block.type === 'part' ? block.part : null))
  const added = (Object.keys(parts) as PagePart[])
    .filter((part) => !placed.includes(part))
    .map((part): Block => ({ type: 'part', part }))
  return (
    <>
      {foreign && (
        <div className="wrap pt-4">
          <LanguageNotice />
        </div>
      )}
      <article lang={foreign ? page.language : undefined}>
        <PageHead
          title={page.title}
          lead={page.intro && <span lang={langOf(page, 'intro', page.language)}>{page.intro}</span>}
        >
          {head && <div lang={locale}>{head}</div>}
        </PageHead>
        <div lang={langOf(page, 'blocks', page.language)} className="wrap pb-section">
          <PagePartsContext value={parts}>
            <BlockList blocks={[...added, ...page.blocks]} />
          </PagePartsContext>
          {children && (
            <div lang={locale} className="mt-14 md:mt-20">
              {children}
            </div>
          )}
        </div>
      </article>
    </>
  )
}
