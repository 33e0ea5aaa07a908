import { useLocale, useMessages } from '~/i18n/locale.tsx'
import { langOf } from '~/shell/field-language.ts'
import { RichText } from '~/ui/rich-text.tsx'
import type { ItemDetail } from './item-detail.ts'
import { itemMessages } from './item-messages.ts'

/** Subject and audience of an item, each in the language in which it was written. */
export function ItemAbout({ item }: { item: Pick<ItemDetail, 'body' | 'audience' | 'language'> }) {
  const texts = useMessages(itemMessages)
  const locale = useLocale()
  const { body, audience } = item
  if (body.length === 0 && !audience) return null
  return (
    <section>
      <h2 className="mb-5 text-3xl">{texts.about}</h2>
      {body.length > 0 && (
        <div lang={langOf(item, 'body', locale)} className="mb-6">
          <RichText value={body} under={2} />
        </div>
      )}
      {audience && (
        <p className="max-w-text border-gray-300 border-t pt-3 text-base">
          <span className="text-mute">{texts.audience}: </span>
          <span lang={langOf(item, 'audience', locale)}>{audience}</span>
        </p>
      )}
    </section>
  )
}
