import { lazy } from 'react'

// Sent whole by the server; in the browser they come when a route is asked for.
const load = () => import('./route-parts.ts')
export const PlanRoute = lazy(async () => ({ default: (await load()).PlanRoute }))
export const RouteLine = lazy(async () => ({ default: (await load()).RouteLine }))
export const RouteResult = lazy(async () => ({ default: (await load()).RouteResult }))
export const RouteInSheet = lazy(async () => ({ default: (await load()).RouteInSheet }))
export const RouteDimension = lazy(async () => ({ default: (await load()).RouteDimension }))
