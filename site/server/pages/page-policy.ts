import { PREVIEW_PARAMETER } from '@beursvloer/contract/preview'
import type { DeclaredPage } from '../../app/shell/pages.server.ts'
import type { PagePolicy } from '../site.ts'

/** Every page may be previewed, with a token for its path; then it is private to one editor. */
const PRIVATE_PARAMETERS = [PREVIEW_PARAMETER]

/** Room for a form of one button with nothing to fill in. */
const BUTTON_BYTES = 1024

/** The server's handling of a page, by the declaration of its route module. */
export function pagePolicy({ handle, params }: DeclaredPage): PagePolicy {
  const { audience, parameters = [], forms, opensIdentity, usesCamera = false } = handle
  return {
    cache: audience === 'shared',
    parameters: typeof parameters === 'function' ? parameters(params) : parameters,
    privateParameters: PRIVATE_PARAMETERS,
    ...(forms
      ? {
          action: true,
          maxBodyBytes: Math.max(BUTTON_BYTES, ...forms.map(({ maxBodyBytes }) => maxBodyBytes)),
        }
      : { action: false }),
    opensIdentity: opensIdentity?.(params) ?? false,
    usesCamera,
  }
}
