/** Parts of the plan that the browser fetches in one file once the page itself is there. */
export { KeyPlan } from './key-plan.tsx'
export { PlanFilterBar } from './plan-filter-bar.tsx'
export { PlanLegend } from './plan-legend.tsx'
export { RoutePanel } from './route-panel.tsx'
export { SelectionCard } from './selection-card.tsx'
