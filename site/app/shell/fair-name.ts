import type { Content } from '~/content/model.ts'

type Named = Pick<Content, 'settings' | 'edition'>

/**
 * The fair's own name as part of ids and file names: lower-case letters and digits, independent of
 * the host it is served from. "De Vakbeurs" → `devakbeurs`.
 */
const fairSlug = ({ settings }: Pick<Content, 'settings'>): string =>
  settings.name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '') || 'beurs'

/** The name with the year of the edition: `devakbeurs2027`. */
export const editionSlug = (content: Named): string => fairSlug(content) + content.edition.year

/** Seed of the street on the home page: always the same for an edition. "Vakbeurs 2027" → `vakbeurs-2027`. */
export const streetSeed = (editionName: string): string =>
  editionName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'beurs'
