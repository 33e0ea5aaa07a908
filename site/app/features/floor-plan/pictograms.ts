import type { PointOfInterest } from '~/content/model.ts'

/** Pictograms as lines around the middle, within half a metre. */
export const pictograms: Record<PointOfInterest['kind'], string> = {
  entrance: 'M0 .5V-.5M-.4-.1 0-.5l.4.4',
  toilet: 'M-.6-.3l.18.6.18-.6.18.6.18-.6M.62-.15A.28.3 0 1 0 .62.15',
  lift: 'M-.28.5v-1M-.5-.25l.22-.25.22.25M.28-.5v1M.06.25l.22.25.22-.25',
  'first-aid': 'M0-.5v1M-.5 0h1',
  'quiet-room': 'M.2-.5A.52.52 0 1 0 .5.25.45.45 0 0 1 .2-.5z',
  cloakroom: 'M0-.12v-.15A.14.14 0 1 0-.14-.4M0-.12l-.55.45h1.1z',
  catering: 'M-.5-.3h.75v.4a.3.3 0 0 1-.3.3h-.15a.3.3 0 0 1-.3-.3zM.25-.2h.25v.3h-.25',
  information: 'M0-.1v.55M0-.45v.12',
}
