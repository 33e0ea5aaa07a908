import { useLoaderData } from 'react-router'
import { FormsCatalogue } from '~/features/forms/catalogue.tsx'
import { ProfileCatalogue } from '~/features/profile/catalogue.tsx'
import { qrDrawing } from '~/features/profile/qr-code.server.ts'
import type { PageHandle } from '~/layouts/page-layout.tsx'
import { Catalogue } from '~/ui/catalogue.tsx'

export const handle: PageHandle = { layout: 'empty' }

export const loader = () => ({ qr: qrDrawing('0123456789abcdef0123456789abcdef') })

/** Every part of the design system in every state; only there in development. */
export default function UiCatalogue() {
  const { qr } = useLoaderData<typeof loader>()
  return (
    <Catalogue>
      <FormsCatalogue />
      <ProfileCatalogue qr={qr} />
    </Catalogue>
  )
}
