import { albumYear } from '@beursvloer/contract/page-addresses'
import { PAGE_PARAMETER, PHOTO_PARAMETER } from '@beursvloer/contract/search-parameters'
import { Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import { loadAlbum } from '~/features/photos/album-loader.ts'
import { albumMeta } from '~/features/photos/album-meta.ts'
import { type LayoutName, type PageHandle, PUBLIC_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta, pageMeta, shellOf } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { lateComponent } from '~/ui/late-component.ts'
import type { Route } from './+types/page.ts'

export const handle: PageHandle = {
  ...PUBLIC_PAGE,
  parameters: ({ slug = '' }) => (albumYear(slug) ? [PAGE_PARAMETER, PHOTO_PARAMETER] : []),
  layout: (data: Route.ComponentProps['loaderData'] | undefined): LayoutName =>
    data?.page?.layout ?? 'default',
}

const Choices = lateComponent(() => import('~/features/consent/choices.tsx'))
const AlbumPage = lateComponent(() => import('~/features/photos/album-page.tsx'))

/** The page on which visitors change their consent. */
const COOKIES_SLUG = 'cookies'
const COOKIES_PARTS = {
  choices: (
    <Suspense>
      <Choices />
    </Suspense>
  ),
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return []
  return loaderData.album
    ? pageMeta(matches, albumMeta(loaderData.album, location.search, shell))
    : editorsPageMeta({ matches, loaderData })
}

/** Any page that editors made, by its slug; or the photo album of a year at `/fotos-{year}`. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const content = contentOf(context)
  const year = albumYear(params.slug)
  if (year !== undefined) {
    const album = loadAlbum(content, year, url)
    validatePage(album, url)
    return data({ album, page: null }, { status: album.gone ? 404 : 200 })
  }
  const page = content.pages.find(params.slug)
  validatePage(page?.slug === params.slug, url)
  return data({ album: null, page })
}

/** A photo of the present page is opened and closed without asking the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const page = (url: URL) => url.pathname + (url.searchParams.get(PAGE_PARAMETER) ?? '')
  const moved = currentUrl.search !== nextUrl.search
  return moved && page(currentUrl) === page(nextUrl) ? false : defaultShouldRevalidate
}

export default function Page({ loaderData: { page, album } }: Route.ComponentProps) {
  if (album) return <AlbumPage album={album} />
  return <BlockPage page={page} {...(page.slug === COOKIES_SLUG && { parts: COOKIES_PARTS })} />
}
