import type { Exhibitor } from '~/content/model.ts'

/** A brochure of an exhibitor: the name of its concept, and the address of the file. */
export type Brochure = ReturnType<typeof brochuresOf>[number]

export const brochuresOf = ({ concepts }: Pick<Exhibitor, 'concepts'>) =>
  concepts.flatMap(({ name, brochure }) =>
    brochure ? [{ name, href: `/_file/${encodeURIComponent(brochure.file)}` }] : [],
  )
