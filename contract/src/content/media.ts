import { z } from 'zod'
import { component } from './components.ts'
import { withFacts } from './field-facts.ts'
import { decimal, flag, integer, text } from './fields.ts'
import type { Media, PictureFocus } from './values.ts'

/** A file of the media library as the REST API describes it. */
const restFile = z.object({
  url: z.string().regex(/[^/]$/),
  mime: z.string(),
  size: decimal,
  width: integer,
  height: integer,
  alternativeText: text,
  caption: text,
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullish().catch(null),
  updatedAt: z.string().optional(),
})
const facts = { populate: { fields: Object.keys(restFile.shape) }, media: true }

/**
 * Where a focal point is, in ninths of the picture.
 * @param point percentages from the left and the top
 */
function focusOf(point: { x: number; y: number } | null | undefined): { focus?: PictureFocus } {
  if (!point) return {}
  const third = (percent: number, low: string, high: string) =>
    percent < 100 / 3 ? low : percent > 200 / 3 ? high : ''
  const parts = [third(point.y, 'top', 'bottom'), third(point.x, 'left', 'right')]
  const focus = parts.filter(Boolean).join('-') as PictureFocus | ''
  return focus ? { focus } : {}
}

/** A required file: a document or component without it cannot be shown. */
export const mediaFile = withFacts(
  restFile.transform(
    (value): Media => ({
      file: fileName(value.url),
      mime: value.mime,
      sizeKb: value.size ?? 0,
      width: value.width,
      height: value.height,
      ...focusOf(value.focalPoint),
      alt: value.alternativeText,
      caption: value.caption,
      ...(value.updatedAt ? { updatedAt: value.updatedAt } : {}),
    }),
  ),
  facts,
)

/** `/uploads/kap_1a2b.jpg` or `https://bucket/kap_1a2b.jpg?x=1` → `kap_1a2b.jpg`. */
function fileName(url: string): string {
  const [path = ''] = url.split(/[?#]/)
  return path.replace(/^.*\//, '')
}

/** Optional media; a file that is missing or damaged counts as none. */
export const media = withFacts(
  z
    .unknown()
    .optional()
    .transform((value): Media | null => mediaFile.safeParse(value).data ?? null),
  facts,
)

/** The shared.seo component; null when the editor left it out. */
export const seo = component({ title: text, description: text, image: media, noIndex: flag })
