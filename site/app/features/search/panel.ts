import type { RefObject } from 'react'

export interface PanelProps {
  /**
   * The text typed so far: the field that is there at once hands it to the one whose code comes
   * later.
   */
  typed: RefObject<string>
  /** The button that opens and closes it; the focus goes back there when somebody closes it. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The header's search: a sheet under the header, over the page. */
export const panelClass =
  'absolute inset-x-0 top-full z-10 min-h-dvh animate-rise border-ink border-t border-b bg-paper md:right-0 md:left-auto md:min-h-0 md:w-152 md:border-x'

/** The field in it. */
export const fieldClass =
  'min-h-16 min-w-0 flex-1 appearance-none px-gutter font-semibold text-xl focus-inside placeholder:font-medium placeholder:text-gray-500 md:px-5'
