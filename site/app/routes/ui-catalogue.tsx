import { FormsCatalogue } from '~/features/forms/catalogue.tsx'
import type { PageHandle } from '~/layouts/page-layout.tsx'
import { Catalogue } from '~/ui/catalogue.tsx'

export const handle: PageHandle = { layout: 'empty' }

/** Every part of the design system in every state; only there in development. */
export default function UiCatalogue() {
  return (
    <Catalogue>
      <FormsCatalogue />
    </Catalogue>
  )
}
