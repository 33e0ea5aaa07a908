import { fileKind } from '@beursvloer/contract/forms/file-kind'
import { proposedFile } from '~/account/my-stand.server.ts'
import { UNCOUNTED_PAGE } from '~/shell/page-handle.ts'
import { validatePage } from '~/shell/validate-page.ts'
import type { Route } from './+types/stand-proposal-file.ts'

export const handle = UNCOUNTED_PAGE

const TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
} as const

/** A proposed logo, picture or brochure of an exhibitor: `/mijn-stand/{id}/voorbeeld/{file}`. */
export async function loader(args: Route.LoaderArgs) {
  const { id, file } = args.params
  const content = await proposedFile(args, id, file)
  const kind = await fileKind(new Blob([content]))
  const type = kind && kind in TYPES && TYPES[kind as keyof typeof TYPES]
  validatePage(type, args.url)
  return new Response(content, { headers: { 'content-type': type } })
}
