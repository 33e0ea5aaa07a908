import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { contentManagerApis } from './content-manager'

/** The read props that a form of the content manager passes to the panels beside it. */
export interface EditedDocument {
  readonly model: string
  /** Absent while the document was never saved. */
  readonly documentId?: string
  readonly document?: { readonly updatedAt?: string; readonly locale?: string | null }
}

/** A panel beside the forms; null for documents without one. */
export type SidePanel = (
  edited: EditedDocument,
) => { readonly title: string; readonly content: ReactNode } | null

interface PanelApis {
  addEditViewSidePanel(panels: readonly SidePanel[]): void
}

/** Puts panels beside the forms of the content manager, in this order. */
export function addSidePanels(
  app: Pick<StrapiApp, 'getPlugin'>,
  panels: readonly SidePanel[],
): void {
  contentManagerApis<PanelApis>(app).addEditViewSidePanel(panels)
}
