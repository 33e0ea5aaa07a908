import { z } from 'zod'
import { decimal, integer, populate, text } from './fields.server.ts'
import type { Media, Seo } from './model.ts'

const MEDIA_FIELDS = [
  'url',
  'mime',
  'size',
  'width',
  'height',
  'alternativeText',
  'caption',
  'updatedAt',
]

/** A file of the media library as the REST API describes it. */
export const mediaFile = z
  .object({
    url: z.string().regex(/[^/]$/),
    mime: z.string(),
    size: decimal,
    width: integer,
    height: integer,
    alternativeText: text,
    caption: text,
    updatedAt: z.string().optional(),
  })
  .transform(
    (value): Media => ({
      file: fileName(value.url),
      mime: value.mime,
      sizeKb: value.size ?? 0,
      width: value.width,
      height: value.height,
      alt: value.alternativeText,
      caption: value.caption,
      ...(value.updatedAt ? { updatedAt: value.updatedAt } : {}),
    }),
  )

/** `/uploads/kap_1a2b.jpg` or `https://bucket/kap_1a2b.jpg?x=1` → `kap_1a2b.jpg`. */
function fileName(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/^.*\//, '')
}

/** Optional media; a file that is missing or damaged counts as none. */
export function media() {
  return populate(
    { fields: MEDIA_FIELDS },
    z.unknown().transform((value) => mediaFile.safeParse(value).data ?? null),
  )
}

/** The shared.seo component; null when the editor left it out. */
export function seo() {
  return populate(
    { populate: { image: { fields: MEDIA_FIELDS } } },
    z
      .object({
        title: text,
        description: text,
        image: media(),
        noIndex: z.boolean().nullish(),
      })
      .nullish()
      .transform((value): Seo | null =>
        value ? { ...value, noIndex: value.noIndex ?? false } : null,
      ),
  )
}
