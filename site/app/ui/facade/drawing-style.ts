import { createContext, useContext } from 'react'

const StyleContext = createContext<string | undefined>(undefined)

/** Gives drawings the colours of a fair: the id of its style. */
export const DrawingStyle = StyleContext.Provider

/** The id of the style in which drawings are shown; undefined: the one that they are drawn in. */
export const useDrawingStyle = (): string | undefined => useContext(StyleContext)
