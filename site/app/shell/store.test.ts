import { beforeEach, expect, it } from 'vitest'
import {
  addToast,
  closeModal,
  openModal,
  removeToast,
  setStrapiUser,
  startRoute,
  toggleNavItems,
  toggleUserMenu,
  useShell,
} from './store.ts'

beforeEach(() => useShell.setState(useShell.getInitialState(), true))

it('the store contains the values of requirements 5.3, and no user at first', () => {
  expect(Object.keys(useShell.getState()).sort()).toEqual([
    'analyticsEvents',
    'loggedIn',
    'modals',
    'navItemsVisible',
    'strapiUser',
    'toasts',
    'userMenuVisible',
  ])
  expect(useShell.getState().loggedIn).toBe(false)
})

it('both menus close at every route start', () => {
  toggleNavItems()
  toggleUserMenu(true)
  startRoute()
  expect(useShell.getState()).toMatchObject({ navItemsVisible: false, userMenuVisible: false })
})

it('a user is signed in at route start exactly when there is one', () => {
  useShell.setState({ strapiUser: { id: 1, username: 'a', email: 'a@b.example' } })
  startRoute()
  expect(useShell.getState().loggedIn).toBe(true)
  setStrapiUser(null)
  expect(useShell.getState().loggedIn).toBe(false)
})

it('modals and toasts are opened and closed by id', () => {
  const first = openModal({ title: 'Een', content: null })
  openModal({ title: 'Twee', content: null })
  closeModal(first)
  expect(useShell.getState().modals.map(({ title }) => title)).toEqual(['Twee'])
  const toast = addToast({ text: 'Bewaard', tone: 'success' })
  removeToast(toast)
  expect(useShell.getState().toasts).toEqual([])
})
