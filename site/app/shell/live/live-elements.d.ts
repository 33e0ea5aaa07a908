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
        /** `own`: the visitor's own state alone; `places`: the places alone. */
        readonly about?: 'own' | 'places' | undefined
        readonly children?: import('react').ReactNode
        readonly className?: string
        readonly key?: import('react').Key
      }
    }
  }
}
