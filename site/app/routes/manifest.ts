import { contentOf } from '~/content/context.server.ts'
import { machineAnswer } from '~/sharing/machine-answer.ts'
import { manifest } from '~/sharing/manifest.ts'
import { houseStyle, themeColours } from '~/shell/house-style.server.ts'
import { UNLISTED_PAGE } from '~/shell/page-handle.ts'
import { localePrefixOf } from '~/shell/request-context.ts'
import type { Route } from './+types/manifest.ts'

export const handle = UNLISTED_PAGE

/** `/manifest.webmanifest`, in each language: the site on the home screen of a phone. */
export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context)
  const [themeColour] = themeColours(content)
  const look = { themeColour, style: houseStyle(content)?.id }
  const text = JSON.stringify(manifest(content, localePrefixOf(context), look))
  return machineAnswer(text, 'application/manifest+json')
}
