/** Parts of the plan for walking routes, loaded when a route is asked for. */

export { RouteLine } from './key-plan-route.tsx'
export { PlanRoute } from './plan-route.tsx'
export { RouteDimension } from './route-dimension.tsx'
export { RouteInSheet } from './route-in-sheet.tsx'
export { RouteResult } from './route-result.tsx'
