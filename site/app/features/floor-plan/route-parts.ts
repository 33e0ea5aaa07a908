/** What a walking route needs, in one file for the browser to fetch once the page itself is there. */
export { PlanRoute } from './plan-route.tsx'
export { RoutePanel } from './route-panel.tsx'
