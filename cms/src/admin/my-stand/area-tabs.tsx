import { MY_STAND_ACTIONS } from '../../my-stand/staff/rights'
import { Tab, Tabs } from '../ui/tabs'
import { useRights } from '../ui/use-rights'

export const QUEUE = '/standbeheer'
const PROGRESS = `${QUEUE}/overzicht`
export const TASKS = `${QUEUE}/taken`
const NEWS = `${QUEUE}/nieuws`
const INVOICES = `${QUEUE}/facturen`
const ACCESS = `${QUEUE}/toegang`
const RETURNS = `${QUEUE}/opnieuw`
const BADGES = `${QUEUE}/badges`
const SETTINGS = `${QUEUE}/instellingen`

/** Links to the pages about exhibitors that the current user may see. */
export function AreaTabs({
  current,
}: {
  readonly current:
    | 'queue'
    | 'progress'
    | 'tasks'
    | 'news'
    | 'invoices'
    | 'access'
    | 'badges'
    | 'returns'
    | 'settings'
}) {
  const may = useRights(MY_STAND_ACTIONS)
  return (
    <Tabs aria-label="Mijn stand">
      {may.review && (
        <Tab to={QUEUE} aria-current={current === 'queue' ? 'page' : undefined}>
          Voorstellen
        </Tab>
      )}
      {may.tasks && (
        <Tab to={PROGRESS} aria-current={current === 'progress' ? 'page' : undefined}>
          Overzicht
        </Tab>
      )}
      {may.tasks && (
        <Tab to={TASKS} aria-current={current === 'tasks' ? 'page' : undefined}>
          Taken
        </Tab>
      )}
      {may.tasks && (
        <Tab to={NEWS} aria-current={current === 'news' ? 'page' : undefined}>
          Nieuws
        </Tab>
      )}
      {may.invoices && (
        <Tab to={INVOICES} aria-current={current === 'invoices' ? 'page' : undefined}>
          Facturen
        </Tab>
      )}
      {may.members && (
        <Tab to={ACCESS} aria-current={current === 'access' ? 'page' : undefined}>
          Toegang
        </Tab>
      )}
      {may.members && (
        <Tab to={BADGES} aria-current={current === 'badges' ? 'page' : undefined}>
          Badges
        </Tab>
      )}
      {may.members && (
        <Tab to={RETURNS} aria-current={current === 'returns' ? 'page' : undefined}>
          Volgende editie
        </Tab>
      )}
      {may.settings && (
        <Tab to={SETTINGS} aria-current={current === 'settings' ? 'page' : undefined}>
          Instellingen
        </Tab>
      )}
    </Tabs>
  )
}
