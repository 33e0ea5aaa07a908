import type { Catalogue } from '../catalogue.ts'
import type { Entry } from '../entry.ts'
import {
  categoryEntries,
  conceptEntries,
  exhibitorEntries,
  partnerEntries,
  standPictureEntries,
  vacancyEntries,
} from './exhibitors.ts'
import { hallEntries, passageEntries, pavilionEntries, roomEntries, standEntries } from './floor.ts'
import {
  editionEntries,
  organisationTypeEntries,
  programmeEntries,
  speakerEntries,
  themeEntries,
} from './programme.ts'
import { albumEntries, faqEntries, pageEntries, siteEntries } from './site.ts'
import { storyEntries } from './stories.ts'
import { productEntries, regulationEntries, tariffEntries, teamEntries } from './terms.ts'

/** Every document of a catalogue, each after the documents it refers to. */
export const entriesOf = (catalogue: Catalogue): Entry[] =>
  [
    editionEntries,
    hallEntries,
    roomEntries,
    themeEntries,
    organisationTypeEntries,
    standEntries,
    passageEntries,
    partnerEntries,
    pavilionEntries,
    categoryEntries,
    exhibitorEntries,
    speakerEntries,
    programmeEntries,
    conceptEntries,
    vacancyEntries,
    standPictureEntries,
    storyEntries,
    faqEntries,
    albumEntries,
    teamEntries,
    tariffEntries,
    productEntries,
    regulationEntries,
    pageEntries,
    siteEntries,
  ].flatMap((entries) => entries(catalogue))
