/** Parts of the plan that find walking routes, which the browser fetches when somebody asks for one. */

export { RouteLine } from './key-plan-route.tsx'
export { PlanRoute } from './plan-route.tsx'
export { RouteDimension } from './route-dimension.tsx'
export { RouteResult } from './route-result.tsx'
