import { createContext, type ReactNode, useContext } from 'react'
import type { PagePart } from '~/content/model.ts'
import { useLocale } from '~/i18n/locale.tsx'
import type { BlockProps } from './block-props.ts'

/** The site's own parts of a page, by the name under which editors place them. */
export type PageParts = Readonly<Partial<Record<PagePart, ReactNode>>>

export const PagePartsContext = createContext<PageParts>({})

/** A part of the site in the place where an editor put it; nothing on a page that has no such part. */
export function PartBlock({ block }: BlockProps<'part'>) {
  const part = useContext(PagePartsContext)[block.part]
  const locale = useLocale()
  // The page's own text may be in another language; the site's own part never is.
  return part ? <div lang={locale}>{part}</div> : null
}
