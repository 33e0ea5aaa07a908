import type { Core } from '@strapi/strapi'
import { NAME_PARTS, titleOf } from './slug-fields'

const SPEAKER = 'api::speaker.speaker'

/**
 * Stores the whole name of each speaker beside its parts: the panel names a document by one field.
 * Each row that is written gets it, and those that an earlier version left without it.
 */
export async function keepSpeakerNames(strapi: Core.Strapi): Promise<void> {
  const speakers = strapi.db.query(SPEAKER)
  strapi.db.lifecycles.subscribe({
    models: [SPEAKER],
    beforeCreate({ params: { data } }) {
      data.name = titleOf(data)
    },
    async beforeUpdate({ params: { data, where } }) {
      if (!NAME_PARTS.some((part) => part in data)) return
      const row = await speakers.findOne({ select: [...NAME_PARTS], where })
      data.name = titleOf({ ...row, ...data })
    },
  })
  const unnamed = { select: ['id', ...NAME_PARTS], where: { name: { $null: true } } }
  for (const { id, ...data } of await speakers.findMany(unnamed))
    await speakers.update({ where: { id }, data })
}
