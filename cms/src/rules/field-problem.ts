import { errors } from '@strapi/utils'

/** One thing wrong with a document. */
export interface FieldProblem {
  /** Field that the admin panel marks; inside components with dots: `socials.0.url`. */
  readonly path: string
  /** The fault and its remedy, in Dutch. */
  readonly message: string
}

/** A problem as the only one. */
export const problem = (path: string, message: string): FieldProblem[] => [{ path, message }]

/**
 * Throws the reasons of a refused save, in the shape in which the admin panel shows each message at
 * its field. Does nothing for an empty list.
 */
export function throwProblems(problems: readonly FieldProblem[]): void {
  const [first] = problems
  if (!first) return
  throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
    errors: problems.map(({ path, message }) => ({
      path: path.split('.'),
      message,
      name: 'ValidationError',
    })),
  })
}
