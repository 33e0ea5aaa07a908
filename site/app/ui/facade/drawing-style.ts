import { createContext, useContext } from 'react'

interface Style {
  /** Part of the addresses of drawings. */
  readonly id: string
  readonly drawing: 'street' | 'pattern'
}

const StyleContext = createContext<Style | undefined>(undefined)

/** Gives drawings the colours and shapes of a fair. */
export const DrawingStyle = StyleContext.Provider

/** The style in which drawings are shown; undefined: the one that they are drawn in. */
export const useDrawingStyle = (): Style | undefined => useContext(StyleContext)

/** Whether shapes stand for houses and roofs. */
export const useHouses = (): boolean => useDrawingStyle()?.drawing !== 'pattern'
