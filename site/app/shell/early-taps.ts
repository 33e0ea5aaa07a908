import { useLayoutEffect } from 'react'

/** For a button that does nothing before the page's scripts run: a tap until then is kept. */
export const KEEPS_TAP = { 'data-keeps-tap': '' } as const

declare global {
  interface Window {
    /** Ends keeping taps; returns the buttons that were tapped, of those tapped twice none. */
    takeTaps?: () => readonly HTMLElement[]
  }
}

/** Keeps taps from the first paint on; part of the script in the head. */
export const earlyTapScript =
  '{const t=new Set,k=e=>{const b=e.target.closest("[data-keeps-tap]");b&&(t.delete(b)||t.add(b))};addEventListener("click",k);window.takeTaps=()=>(removeEventListener("click",k),[...t].filter(b=>b.isConnected))}'

/** Carries out the taps that came before the scripts. */
export function useEarlyTaps(): void {
  // In the same step as React's own listeners begin: a tap counts once.
  useLayoutEffect(() => {
    for (const button of window.takeTaps?.() ?? []) button.click()
    delete window.takeTaps
  }, [])
}
