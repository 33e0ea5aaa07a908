import type { ReactNode } from 'react'
import { FormParts } from './catalogue/form-parts.tsx'
import { ListParts } from './catalogue/list-parts.tsx'
import { LongFormParts } from './catalogue/long-form-parts.tsx'
import { PageParts } from './catalogue/page-parts.tsx'
import { StreetParts } from './catalogue/street-parts.tsx'
import { TextParts } from './catalogue/text-parts.tsx'
import { WindowParts } from './catalogue/window-parts.tsx'
import type { PictureProps } from './picture.tsx'

interface CatalogueProps {
  /** A photo of the media library. */
  readonly photo: PictureProps | null
  readonly children?: ReactNode
}

/** Every part of the design system in every state, on one page. For development only. */
export function Catalogue({ photo, children }: CatalogueProps) {
  return (
    <main id="inhoud">
      <PageParts />
      <StreetParts />
      <ListParts />
      <FormParts />
      <LongFormParts />
      <TextParts photo={photo} />
      <WindowParts />
      {children}
    </main>
  )
}
