import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '~/styles/app.css'
import { RigPage } from './rig-page.tsx'
import type { RigSetup } from './rig-setup.ts'

const element = document.getElementById('setup')
const setup: RigSetup = JSON.parse(element?.textContent ?? '')

const root = document.getElementById('root') as HTMLElement
const hydrate = () =>
  hydrateRoot(
    root,
    <StrictMode>
      <RigPage setup={setup} />
    </StrictMode>,
  )

// A test that types before hydration says when that may begin.
if (new URLSearchParams(location.search).has('late')) addEventListener('hydrate', hydrate)
else hydrate()
