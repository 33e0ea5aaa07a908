import type { Exhibitor } from '~/content/model.ts'

/** A brochure of an exhibitor: the name of its concept, and the address of the file. */
export interface Brochure {
  readonly name: string
  readonly href: string
}

export const brochuresOf = ({ concepts }: Pick<Exhibitor, 'concepts'>): Brochure[] =>
  concepts.flatMap(({ name, brochure }) =>
    brochure ? [{ name, href: `/_file/${encodeURIComponent(brochure.file)}` }] : [],
  )
