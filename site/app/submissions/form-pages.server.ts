import type { FormId } from '@beursvloer/contract/forms/definition'
import { visitorProfile } from '@beursvloer/contract/forms/definitions/visitor-profile'
import { BYTES_PER_KILOBYTE } from '@beursvloer/contract/forms/kilobyte'
import { formNamed } from '@beursvloer/contract/forms/registry'

/** Which page (without locale prefix) takes which forms; without JavaScript they are sent there. */
const FORM_PAGES: Readonly<Record<string, readonly FormId[]>> = {
  '/contact': ['contact', 'photo-removal'],
  '/deelnemen-als-standhouder': ['participation'],
  '/contractformulier': ['contract'],
  '/adverteren-en-signing': ['advertising'],
  '/nieuwsbrief': ['newsletter'],
  '/programma': ['programme-mail'],
  '/vacatures/aanmelden': ['vacancy'],
}

/** Pages with one button and nothing to fill in. */
const BUTTON_PAGES = ['/nieuwsbrief/bevestigen', '/nieuwsbrief/afmelden']
const BUTTON_BYTES = 1024

/** Pages of accounts, whose forms are not among those that staff handle. */
const ACCOUNT_PAGES: Readonly<Record<string, number>> = {
  '/registreren': 64 * BYTES_PER_KILOBYTE,
  '/inloggen': 8 * BYTES_PER_KILOBYTE,
  // The ID token of an identity provider.
  '/inloggen/firebase/klaar': 8 * BYTES_PER_KILOBYTE,
  '/email-valideren': 8 * BYTES_PER_KILOBYTE,
  '/wachtwoord-vergeten': 8 * BYTES_PER_KILOBYTE,
  '/wachtwoord-herstellen': 8 * BYTES_PER_KILOBYTE,
  '/wachtwoord-wijzigen': 8 * BYTES_PER_KILOBYTE,
  '/uitloggen': BUTTON_BYTES,
  '/bezoekersprofiel': visitorProfile.maxBodyBytes,
  '/bezoekersprofiel/verwijderen': 8 * BYTES_PER_KILOBYTE,
}

/** The largest form that the page at `path` takes, in bytes; undefined where nothing can be sent. */
export function formBytesAt(path: string): number | undefined {
  if (BUTTON_PAGES.some((page) => path === page)) return BUTTON_BYTES
  if (Object.hasOwn(ACCOUNT_PAGES, path)) return ACCOUNT_PAGES[path]
  const sizes = FORM_PAGES[path]?.map((id) => formNamed(id)?.maxBodyBytes ?? 0)
  return sizes && Math.max(...sizes)
}
