import type { Core } from '@strapi/strapi'
import { MAX_UPLOAD_BYTES } from '../../config/plugins'

const MEGABYTE = 1024 * 1024

/** Strapi's refusals of a file of the media library, with the text for editors. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [
    /not allowed|cannot verify file type/i,
    'Dit bestandstype kan niet. Kies een foto (JPEG, PNG, WebP, AVIF of GIF), een tekening (SVG of EPS), een pdf, een document van Office of LibreOffice, een zip, tekst, geluid (MP3) of video (MP4, WebM).',
  ],
  [/exceeds size limit/i, `Het bestand is te groot: hoogstens ${MAX_UPLOAD_BYTES / MEGABYTE} MB.`],
  [/not a valid image/i, 'Deze afbeelding is niet te lezen. Bewaar haar opnieuw als JPEG of PNG.'],
  [
    /invalid characters/i,
    'De naam van het bestand bevat tekens die niet kunnen. Geef het een andere naam.',
  ],
  [/files are empty/i, 'Kies eerst een bestand.'],
]

interface Refused {
  error?: { message?: string }
}

/** Translates the media library's refusals of a file to Dutch; Strapi's are in English only. */
export default (): Core.MiddlewareHandler => async (context, next) => {
  await next()
  if (!context.path.startsWith('/upload')) return
  const { error } = (context.body ?? {}) as Refused
  const message = error?.message
  const dutch = message && REFUSALS.find(([english]) => english.test(message))?.[1]
  if (error && dutch) error.message = dutch
}
