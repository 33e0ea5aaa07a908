import { StrictMode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '~/styles/app.css'
import { RigPage } from './rig-page.tsx'
import type { RigSetup } from './rig-setup.ts'

const element = document.getElementById('setup')
const first: RigSetup = JSON.parse(element?.textContent ?? '')

/** A test changes the setup after mount with an event `setup`. */
function Rig() {
  const [setup, setSetup] = useState(first)
  useEffect(() => {
    const change = (event: Event) => setSetup((event as CustomEvent<RigSetup>).detail)
    addEventListener('setup', change)
    return () => removeEventListener('setup', change)
  }, [])
  return <RigPage setup={setup} />
}

const root = document.getElementById('root') as HTMLElement
const hydrate = () =>
  hydrateRoot(
    root,
    <StrictMode>
      <Rig />
    </StrictMode>,
  )

// A test that types before the page is live says when that is.
if (new URLSearchParams(location.search).has('late')) addEventListener('hydrate', hydrate)
else hydrate()
