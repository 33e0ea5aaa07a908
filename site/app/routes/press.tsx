import { accreditation } from '@beursvloer/contract/forms/definitions/accreditation'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf, snapshotOf } from '~/content/context.server.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { AccreditationSheet } from '~/features/press/accreditation-sheet.tsx'
import { pressMessages } from '~/features/press/messages.ts'
import { PressContact } from '~/features/press/press-contact.tsx'
import { PressFigures } from '~/features/press/press-figures.tsx'
import { PressPictures } from '~/features/press/press-pictures.tsx'
import { PressReleases } from '~/features/press/press-releases.tsx'
import { toPressView } from '~/features/press/press-view.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { optionSources } from '~/submissions/options.server.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import type { Route } from './+types/press.ts'

export const handle: PageHandle = { ...PUBLIC_PAGE, forms: [accreditation] }

export const meta = editorsPageMeta

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** For journalists: figures, pictures, press releases, accreditation. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const page = content.pages.find('pers')
  validatePage(page, url)
  const { days } = optionSources(snapshotOf(context))
  return { page, press: toPressView(content), options: { days } }
}

export const action = (args: Route.ActionArgs) => receiveForm(accreditation, args)

export default function Press({ loaderData }: Route.ComponentProps) {
  const t = useMessages(pressMessages)
  const { page, press, options } = loaderData
  const { figures, releases, pictures, portraits, contact, office } = press
  const form = (
    <ProtectedForm definition={accreditation} options={options} action="#formulier">
      {() => t.sentNext}
    </ProtectedForm>
  )
  return (
    <BlockPage
      page={page}
      head={<PressContact contact={contact} office={office} />}
      parts={{
        ...(figures.length > 0 && { 'press-figures': <PressFigures figures={figures} /> }),
        'press-releases': (
          <div className="space-y-14 md:space-y-20">
            <PressReleases releases={releases} />
            <PressPictures pictures={pictures} portraits={portraits} />
          </div>
        ),
        accreditation: <AccreditationSheet form={form} />,
      }}
    />
  )
}
