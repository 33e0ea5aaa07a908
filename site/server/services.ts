/** How the paths of what is no page begin; one without a slash at its end is the whole path. */
export const SERVICES: readonly string[] = [
  '_img/',
  '_og/',
  '_file/',
  '_facade/',
  '_fair/',
  '_tag/',
  'icons/',
  'builds/',
  'health',
  'live',
]

const SERVICE = new RegExp(
  `^/(?:${SERVICES.map((start) => (start.endsWith('/') ? start : `${start}$`)).join('|')})`,
)

/** Whether a path is of what is answered without a page. */
export const isService = (path: string): boolean => SERVICE.test(path)
