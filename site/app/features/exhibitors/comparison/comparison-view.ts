import type { Concept, Content } from '~/content/model.ts'
import { pictureOf } from '~/shell/picture-of.ts'
import { mostSimilar } from '../comparable-concepts.ts'
import { comparisonPath, conceptsPath, MAX_COMPARED } from './address.ts'
import { chosenConcepts } from './chosen-concepts.ts'
import { comparisonRows } from './comparison-rows.ts'

const toColumn = (concept: Concept, chosen: readonly Concept[]) => ({
  slug: concept.slug,
  name: concept.name,
  language: concept.language,
  image: concept.image && {
    ...pictureOf(concept.image),
    alt: concept.image.alt,
  },
  street: concept.exhibitor.category.street,
  without: comparisonPath(chosen.filter((other) => other !== concept).map(({ slug }) => slug)),
})

/** Concepts like the first chosen one, each with the address that adds it to the comparison. */
function toSuggestions(chosen: readonly Concept[], { concepts }: Content) {
  const [first] = chosen
  if (!first || chosen.length === MAX_COMPARED) return []
  const others = concepts.all.filter((concept) => !chosen.includes(concept))
  return mostSimilar(first, others).map((concept) => ({
    name: concept.name,
    language: concept.language,
    exhibitor: concept.exhibitor.name,
    to: comparisonPath([...chosen, concept].map(({ slug }) => slug)),
  }))
}

/** Concepts side by side, as an address names them. */
export function toComparisonView(content: Content, url: URL) {
  const chosen = chosenConcepts(content, url)
  const slugs = chosen.map(({ slug }) => slug)
  return {
    columns: chosen.map((concept) => toColumn(concept, chosen)),
    rows: comparisonRows(chosen, content.locale),
    suggestions: toSuggestions(chosen, content),
    /** Addresses of the list with these ticked, and of files with this comparison. */
    change: conceptsPath(slugs),
    files: { csv: comparisonPath(slugs, '.csv'), xlsx: comparisonPath(slugs, '.xlsx') },
  }
}

export type ComparisonView = ReturnType<typeof toComparisonView>
