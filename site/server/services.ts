import { SERVICE_PATHS } from '@beursvloer/contract/reserved-paths'

const SERVICE = new RegExp(
  `^(?:${SERVICE_PATHS.map((start) => (start.endsWith('/') ? start : `${start}$`)).join('|')})`,
)

/** Whether a path is answered without a page. */
export const isService = (path: string): boolean => SERVICE.test(path)
