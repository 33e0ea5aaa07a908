import type { OptionSources } from '@beursvloer/contract/forms/definition'
import { type ChoiceLists, optionsFrom } from '@beursvloer/contract/forms/option-sources'
import type { Content } from '~/content/model.ts'
import type { Snapshot } from '~/content/snapshot.server.ts'

const listsOf = (content: Content): ChoiceLists => ({
  categories: content.categories.all,
  days: content.edition.days,
  exhibitors: content.exhibitors.all,
  halls: content.halls.all,
  organisationTypes: content.organisationTypes,
  pavilions: content.pavilions.all,
  products: content.products,
  stands: content.stands.all,
  themes: content.themes.all,
})

/** Options of forms that come from the content, by the stored value. */
export const optionSources = ({ nl, en }: Pick<Snapshot, 'nl' | 'en'>): OptionSources =>
  optionsFrom(listsOf(nl), listsOf(en))
