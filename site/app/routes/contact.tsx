import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import { ContactSheet } from '~/features/contact/contact-sheet.tsx'
import { subjectNamed, toContactView } from '~/features/contact/contact-view.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/contact.ts'

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page } = loaderData
  return pageMeta(matches, {
    title: page.title,
    description: page.intro,
    path: '/contact',
    seo: page.seo,
  })
}

/** Whom to turn to; `?onderwerp=` says what about. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const page = content.pages.find('contact')
  validatePage(page, url)
  const subject = subjectNamed(url.searchParams.get('onderwerp'))
  return { page, contact: toContactView(content, subject) }
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { page, contact } = loaderData
  return <BlockPage page={page} parts={{ team: <ContactSheet contact={contact} /> }} />
}
