import { renderToString } from 'react-dom/server'
import { RigPage, type RigSetup } from './rig-page.tsx'

export const render = (setup: RigSetup): string => renderToString(<RigPage setup={setup} />)
