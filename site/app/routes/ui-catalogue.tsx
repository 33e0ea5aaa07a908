import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { contentOf } from '~/content/context.server.ts'
import { FormsCatalogue } from '~/features/forms/catalogue.tsx'
import { ProfileCatalogue } from '~/features/profile/catalogue.tsx'
import { qrDrawing } from '~/features/profile/qr-code.server.ts'
import type { PageHandle } from '~/shell/page-handle.ts'
import { Catalogue } from '~/ui/catalogue.tsx'

export const handle: PageHandle = {
  audience: 'shared',
  sitemap: false,
  counted: false,
  layout: 'empty',
}

export function loader({ context }: LoaderFunctionArgs) {
  const { image } = contentOf(context).interviews.all.find((interview) => interview.image) ?? {}
  return { qr: qrDrawing('0123456789abcdef0123456789abcdef'), photo: image ?? null }
}

/** Every part of the design system in every state; only there in development. */
export default function UiCatalogue() {
  const { qr, photo } = useLoaderData<typeof loader>()
  return (
    <Catalogue photo={photo}>
      <FormsCatalogue />
      <ProfileCatalogue qr={qr} />
    </Catalogue>
  )
}
