import { contentOf } from '~/content/context.server.ts'
import { machineAnswer } from '~/sharing/machine-answer.ts'
import { manifest } from '~/sharing/manifest.ts'
import { localePrefixOf } from '~/shell/request-context.ts'
import type { Route } from './+types/manifest.ts'

/** `/manifest.webmanifest`, in each language: the site on the home screen of a phone. */
export function loader({ context }: Route.LoaderArgs) {
  const text = JSON.stringify(manifest(contentOf(context), localePrefixOf(context)))
  return machineAnswer(text, 'application/manifest+json')
}
