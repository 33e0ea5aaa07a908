import { SUBJECT_PARAMETER } from '@beursvloer/contract/contact-address'
import { contact as contactForm } from '@beursvloer/contract/forms/definitions/contact'
import { photoRemoval } from '@beursvloer/contract/forms/definitions/photo-removal'
import { PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import { ContactSheet } from '~/features/contact/contact-sheet.tsx'
import { subjectNamed, toContactView } from '~/features/contact/contact-view.ts'
import { contactMessages } from '~/features/contact/messages.ts'
import { ProtectedForm } from '~/features/forms/protected-form.tsx'
import { photoNamed } from '~/features/photos/album-view.ts'
import { AskedPhotoFigure } from '~/features/photos/asked-photo.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { localeBaseOf } from '~/shell/request-context.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { receiveForm } from '~/submissions/receive-form.server.ts'
import type { Route } from './+types/contact.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: [SUBJECT_PARAMETER, PHOTO_PARAMETER],
  forms: [contactForm, photoRemoval],
}

export const meta = editorsPageMeta

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

const subjectIn = (url: URL) => subjectNamed(url.searchParams.get(SUBJECT_PARAMETER))

/** The contacts; `?onderwerp=` names the subject, and `?foto=` which photo should go. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const page = content.pages.find('contact')
  validatePage(page, url)
  const subject = subjectIn(url)
  const asked =
    subject === 'photo' ? photoNamed(content, url.searchParams.get(PHOTO_PARAMETER)) : null
  return {
    page,
    contact: toContactView(content, subject),
    photo: asked && { ...asked.photo, address: localeBaseOf(context) + asked.path },
  }
}

export function action(args: Route.ActionArgs) {
  return receiveForm(subjectIn(args.url) === 'photo' ? photoRemoval : contactForm, args)
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useMessages(contactMessages)
  const { page, contact, photo } = loaderData
  const form =
    contact.subject === 'photo' ? (
      <>
        {photo && <AskedPhotoFigure photo={photo} />}
        <ProtectedForm
          key={photo?.key}
          definition={photoRemoval}
          values={photo ? { photo: photo.address } : {}}
          action="#formulier"
        >
          {() => t.photoSentNext}
        </ProtectedForm>
      </>
    ) : (
      <ProtectedForm
        key={contact.subject}
        definition={contactForm}
        values={contact.subject ? { subject: contact.subject } : {}}
        action="#formulier"
      >
        {() => t.sentNext}
      </ProtectedForm>
    )
  return (
    <BlockPage
      page={page}
      parts={{ team: <ContactSheet key={contact.subject} contact={contact} form={form} /> }}
    />
  )
}
