import { renderToString } from 'react-dom/server'
import { RigPage } from './rig-page.tsx'
import type { RigSetup } from './rig-setup.ts'

export const render = (setup: RigSetup): string => renderToString(<RigPage setup={setup} />)
