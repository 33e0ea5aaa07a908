import { Icon } from '@iconify/react'
import { provideIcons } from './icon-provider.ts'

// This module is only fetched by a browser, when an icon has to come from a provider.
provideIcons([window.location.origin])

interface ProvidedIconProps {
  /** With its set: `mdi:home`. */
  name: string
  /** Shown until the icon is there, and when it does not come. */
  fallback: string
}

/** An icon that the page does not bring along: asked from the site's own provider. */
export default function ProvidedIcon({ name, fallback }: ProvidedIconProps) {
  return <Icon icon={name} width="100%" height="100%" data-icon={name} fallback={fallback} />
}
