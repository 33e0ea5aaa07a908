import { useEffect, useState } from 'react'

/** Chromium's event that offers to put the site on the home screen. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** Kept by the script in the head of every page. */
    installOffer?: InstallOffer
  }
}

/** Whether the browser can put the site on the home screen itself, and how to ask it. */
export function useInstall() {
  const [offer, setOffer] = useState<InstallOffer | null>(null)
  const [isInstalled, setInstalled] = useState(false)
  useEffect(() => {
    setInstalled(window.matchMedia('(display-mode: standalone)').matches)
    setOffer(window.installOffer ?? null)
    const keep = (event: Event) => setOffer(event as InstallOffer)
    const done = () => setInstalled(true)
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', done)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', done)
    }
  }, [])
  const install = offer && (() => void offer.prompt())
  return { install, isInstalled }
}
