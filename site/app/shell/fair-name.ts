import type { Content } from '~/content/model.ts'

type Named = Pick<Content, 'settings' | 'edition'>

/**
 * The fair's own name as part of ids and file names: lower-case letters and digits, independent of
 * the host it is served from. "Dakwaarts" → `dakwaarts`.
 */
const fairSlug = ({ settings }: Pick<Content, 'settings'>): string =>
  settings.name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '') || 'beurs'

/** The name with the year of the edition: `dakwaarts2027`. */
export const editionSlug = (content: Named): string => fairSlug(content) + content.edition.year
