import { useLocation } from 'react-router-dom'
import { Tab, Tabs } from '../ui/tabs'
import { LIST, STATISTICS } from './requests'

/** Leads from the list to the numbers, and back. */
export function VisitorLinks() {
  const { pathname } = useLocation()
  const current = (path: string) => (pathname.endsWith(path) ? 'page' : undefined)
  return (
    <Tabs aria-label="Bezoekers">
      <Tab to={LIST} aria-current={current(LIST)}>
        Alle bezoekers
      </Tab>
      <Tab to={STATISTICS} aria-current={current(STATISTICS)}>
        Cijfers
      </Tab>
    </Tabs>
  )
}
