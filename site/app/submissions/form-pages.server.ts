import type { FormId } from '@beursvloer/contract/forms/definition'
import { formNamed } from '@beursvloer/contract/forms/registry'

/** Which page (without locale prefix) takes which forms; without JavaScript they are sent there. */
const FORM_PAGES: Readonly<Record<string, readonly FormId[]>> = {
  '/contact': ['contact', 'photo-removal'],
  '/deelnemen-als-standhouder': ['participation'],
  '/contractformulier': ['contract'],
  '/adverteren-en-signing': ['advertising'],
  '/nieuwsbrief': ['newsletter'],
  '/programma': ['programme-mail'],
}

/** Pages with one button and nothing to fill in. */
const BUTTON_PAGES = ['/nieuwsbrief/bevestigen', '/nieuwsbrief/afmelden']
const BUTTON_BYTES = 1024

/** The largest form that the page at `path` takes, in bytes; undefined where nothing can be sent. */
export function formBytesAt(path: string): number | undefined {
  if (BUTTON_PAGES.some((page) => path === page)) return BUTTON_BYTES
  const sizes = FORM_PAGES[path]?.map((id) => formNamed(id)?.maxBodyBytes ?? 0)
  return sizes && Math.max(...sizes)
}
