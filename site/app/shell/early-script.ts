import { earlyTapScript } from './early-taps.ts'
import { schemeScript } from './scheme-script.ts'

/** Attribute of the document's element while somebody is signed in; the variants of app.css go by it. */
export const SIGNED_IN_ATTRIBUTE = 'data-signed-in'

/** Whether there is a session: the server sets this cookie beside it, which names nobody. */
export const hasSession = (): boolean => /(^|; )signed-in=1/.test(document.cookie)

/**
 * Pages are the same for everybody, so only the browser knows whether somebody is signed in; the
 * style sheet shows the content for them.
 */
const accountScript = `if(/(^|; )signed-in=1/.test(document.cookie))document.documentElement.setAttribute("${SIGNED_IN_ATTRIBUTE}","")`

/**
 * The router keeps scroll positions in this storage and fails where it is closed; there it gets one
 * that keeps nothing.
 */
const storageScript =
  'try{sessionStorage}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}'

/**
 * Browsers offer once to put the site on the home screen, early, and show that over the page: so it
 * waits until the visitor asks for it.
 */
const installScript =
  'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installOffer=e})'

/** Attribute of the root element with the search string that held campaign parameters. */
export const CAME_BY_ATTRIBUTE = 'data-came-by'

/**
 * Removes campaign parameters (`utm_source`, `gclid`) from the address before hydration: pages are rendered
 * without them, and their links would pass them on.
 */
const cameByScript = `if(/[?&](utm_|\\w*clk?id=)/.test(location.search)){const p=new URLSearchParams(location.search);for(const k of[...p.keys()])/^utm_|clk?id$/.test(k)&&p.delete(k);document.documentElement.setAttribute("${CAME_BY_ATTRIBUTE}",location.search);history.replaceState(history.state,"",location.pathname+(p+""&&"?"+p)+location.hash)}`

/**
 * The script in the head of every page, run before the first paint. It is the same for everybody. A
 * function, so that the scripts of pages do not hold it once more.
 */
export const earlyScript = (): string =>
  [
    ...[schemeScript(), accountScript, storageScript, installScript, cameByScript],
    earlyTapScript,
  ].join(';')
