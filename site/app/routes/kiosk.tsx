import { BlockPage } from '~/blocks/block-page.tsx'
import { contentOf } from '~/content/context.server.ts'
import { type PageHandle, UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { editorsPageMeta } from '~/shell/page-meta.ts'
import { validatePage } from '~/shell/validate-page.ts'
import { Facade } from '~/ui/facade/facade.tsx'
import type { Route } from './+types/kiosk.ts'

export const handle: PageHandle = {
  ...UNLISTED_PAGE,
  layout: 'empty',
}

/** Slug of the CMS page that `/c` shows. */
const KIOSK_SLUG = 'c'

export const meta = editorsPageMeta

/** The page with the empty layout (requirements 2.1, 2.3): a kiosk screen or a campaign. */
export function loader({ context, url }: Route.LoaderArgs) {
  const page = contentOf(context).pages.find(KIOSK_SLUG)
  validatePage(page, url)
  return { page }
}

export default function Kiosk({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col justify-between bg-ground">
      <BlockPage page={loaderData.page} />
      <Facade
        seed="kiosk"
        size="hero"
        priority
        className="h-[18.75vw] min-h-32 w-full object-cover"
      />
    </div>
  )
}
