import type { SentEvent } from '@beursvloer/contract/statistics/rows'
import type { ReactNode } from 'react'
import { create } from 'zustand'

/** A dialog on top of the page. */
export interface Modal {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

/** A short message that goes away by itself. */
export interface Toast {
  readonly id: string
  readonly text: string
  readonly tone: 'info' | 'success' | 'error'
  /** Whether it stays until it is dismissed; errors do. */
  readonly stays?: boolean
  /** The button of the message. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** Something that the visitor did, until it is sent (requirements 5.2). */
export interface AnalyticsEvent
  extends Pick<SentEvent, 'eventType' | 'url' | 'detail' | 'document'> {
  /** When it was, in ms since the page began. */
  readonly at: number
}

/** The current user as the content backend gives it; never holds a token. */
export interface StrapiUser {
  readonly id: number
  readonly username: string
  readonly email: string
  /** Whether they act for an exhibitor. */
  readonly hasStand?: boolean
}

/** State that the parts of a page share (requirements 5.3). */
export interface ShellState {
  readonly loggedIn: boolean
  readonly userMenuVisible: boolean
  readonly navItemsVisible: boolean
  readonly modals: readonly Modal[]
  readonly toasts: readonly Toast[]
  readonly analyticsEvents: readonly AnalyticsEvent[]
  readonly strapiUser: StrapiUser | null
}

const initial: ShellState = {
  loggedIn: false,
  userMenuVisible: false,
  navItemsVisible: false,
  modals: [],
  toasts: [],
  analyticsEvents: [],
  strapiUser: null,
}

/** The one client store. On the server it stays at its initial value: pages are the same for all. */
export const useShell = create<ShellState>()(() => initial)

let lastId = 0
const newId = () => `shell-${++lastId}`

/** Opens a dialog and returns its id. */
export function openModal(modal: Omit<Modal, 'id'>): string {
  const id = newId()
  useShell.setState(({ modals }) => ({ modals: [...modals, { ...modal, id }] }))
  return id
}

export const closeModal = (id: string): void =>
  useShell.setState(({ modals }) => ({ modals: modals.filter((modal) => modal.id !== id) }))

/** Shows a toast and returns its id. */
export function addToast(toast: Omit<Toast, 'id'>): string {
  const id = newId()
  useShell.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, id }] }))
  return id
}

export const removeToast = (id: string): void =>
  useShell.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))

export const toggleNavItems = (visible?: boolean): void =>
  useShell.setState((state) => ({ navItemsVisible: visible ?? !state.navItemsVisible }))

export const toggleUserMenu = (visible?: boolean): void =>
  useShell.setState((state) => ({ userMenuVisible: visible ?? !state.userMenuVisible }))

/** Sets the current user; the logged-in flag follows (requirements 6.1). */
export const setStrapiUser = (strapiUser: StrapiUser | null): void =>
  useShell.setState({ strapiUser, loggedIn: strapiUser !== null })

/** Changes at every route start: menus close, the flag follows the user (requirements 2.4, 6.1). */
export const startRoute = (): void =>
  useShell.setState(({ strapiUser }) => ({
    userMenuVisible: false,
    navItemsVisible: false,
    loggedIn: strapiUser !== null,
  }))
