import { expect, it } from 'vitest'
import { endsTheRound } from './targets.ts'

it.each([
  '/admin/logout',
  '/admin/users/:id',
  '/admin/admin-tokens/:id/regenerate',
  '/admin/transfer/runner/pull',
  '/api/auth/logout',
  '/api/auth/change-password',
  '/api/auth/sessions/:sessionId',
  '/api/users/:id',
  '/api/visitor-profile/delete',
  '/users-permissions/roles/:role',
  '/visitors/:documentId/block',
])('%s comes last', (path) => {
  expect(endsTheRound(path)).toBe(true)
})

it.each([
  '/admin/login',
  '/admin/permissions',
  '/api/auth/local',
  '/api/visitor-profile',
  '/api/pages/:id',
  '/users-permissions/permissions',
  '/visitors/export.csv',
])('%s is included', (path) => {
  expect(endsTheRound(path)).toBe(false)
})
