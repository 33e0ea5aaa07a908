/** Parts of an exhibitor's page that the browser fetches in one file once the page itself is there. */
export { ConceptCard } from './concept-card.tsx'
export { ConceptComparison } from './concept-comparison.tsx'
export { ExhibitorContact } from './exhibitor-contact.tsx'
export { ExhibitorNeighbours } from './exhibitor-neighbours.tsx'
export { ExhibitorNote } from './exhibitor-note.tsx'
export { HallFragment } from './hall-fragment.tsx'
