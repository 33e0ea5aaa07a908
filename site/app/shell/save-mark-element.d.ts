import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** See `saved-count.ts`. */
      'saved-count': {
        readonly className: string
        readonly dangerouslySetInnerHTML: { readonly __html: string }
        readonly suppressHydrationWarning: boolean
      }
      /** See `save-marks.ts`. */
      'save-mark': {
        /** The entry that it saves: `exhibitor:k7m2`, as `entryKey`. */
        readonly entry: string
        /** Title of the entry. */
        readonly name: string
        /** In words, for a page about it. */
        readonly wide?: true
        readonly className?: string
        /** Language of the title where that is not the page's. */
        readonly 'name-lang'?: string | undefined
        readonly dangerouslySetInnerHTML?: { readonly __html: string }
        readonly suppressHydrationWarning?: boolean
        readonly key?: import('react').Key
      }
    }
  }
}
