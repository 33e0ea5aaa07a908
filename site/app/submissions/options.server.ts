import { standChoices } from '@beursvloer/contract/forms/choices'
import type { Option, OptionSources } from '@beursvloer/contract/forms/definition'
import type { Snapshot } from '~/content/snapshot.server.ts'
import { formatDate } from '~/i18n/dates.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Choices named in both languages. */
function choices<T extends Named>(
  dutch: readonly T[],
  english: readonly T[],
  toValue: (document: T) => string,
): readonly Option[] {
  const names = new Map(english.map(({ id, name }) => [id, name]))
  return dutch.map((document) => ({
    value: toValue(document),
    label: { nl: document.name, en: names.get(document.id) ?? document.name },
  }))
}

/** What forms let one choose from the content, by the value that is stored. */
export function optionSources({ nl, en }: Pick<Snapshot, 'nl' | 'en'>): OptionSources {
  return {
    categories: choices(nl.categories.all, en.categories.all, ({ slug }) => slug),
    days: nl.edition.days.map(({ date }) => ({
      value: date,
      label: { nl: formatDate(date, 'nl', 'day'), en: formatDate(date, 'en', 'day') },
    })),
    themes: choices(nl.themes.all, en.themes.all, ({ slug }) => slug),
    halls: choices(nl.halls.all, en.halls.all, ({ number }) => String(number)),
    pavilions: choices(nl.pavilions.all, en.pavilions.all, ({ slug }) => slug),
    exhibitors: choices(nl.exhibitors.all, en.exhibitors.all, ({ slug }) => slug),
    products: choices(nl.products, en.products, ({ code }) => code),
    stands: standChoices(nl.stands.all),
  }
}
