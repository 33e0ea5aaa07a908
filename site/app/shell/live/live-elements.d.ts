import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** See `live-places.ts`. */
      'live-places': {
        /** Document id of a programme item. */
        readonly item: string
        /** How many places there are in all, to be named with those that are left. */
        readonly places?: number | undefined
        /** `action`: the label of a button; `own`: the visitor's own state alone. */
        readonly about?: 'action' | 'own'
        readonly children?: import('react').ReactNode
        readonly className?: string
        readonly key?: import('react').Key
      }
    }
  }
}
