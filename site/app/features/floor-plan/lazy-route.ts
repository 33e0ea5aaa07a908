import { lateComponent } from '~/ui/late-component.ts'

// Sent whole by the server; in the browser they come when a route is asked for.
const load = () => import('./route-parts.tsx')
export const PlanRoute = lateComponent(load, 'PlanRoute')
export const RouteLine = lateComponent(load, 'RouteLine')
export const RouteResult = lateComponent(load, 'RouteResult')
export const RouteInSheet = lateComponent(load, 'RouteInSheet')
export const RouteDimension = lateComponent(load, 'RouteDimension')
