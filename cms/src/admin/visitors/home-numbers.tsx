import { Loader } from '@strapi/design-system'
import type { VisitorStatistics } from '../../visitors/staff/views'
import { Problem } from '../ui/list-frame'
import { useLoaded } from '../ui/use-loaded'
import { Figures } from './figures'
import { VISITORS } from './requests'

/** The numbers of visitors in a block of the panel's home. */
export function HomeNumbers() {
  const { data, problem, reload } = useLoaded<VisitorStatistics>(`${VISITORS}/statistics`)
  if (problem) return <Problem words={problem} onRetry={reload} />
  if (!data) return <Loader>Laden…</Loader>
  return <Figures {...data} />
}
