import type { LocaleCode, SynonymGroup } from '~/content/model.ts'

/** Synonyms at any fair, a group per line. Editors add those of their trade. */
const GROUPS: Record<LocaleCode, string> = {
  nl: `
    wc, toilet, toiletten
    ehbo, eerste hulp
    garderobe, jassen, kluisjes
    lunch, lunchen, eten, catering, horeca, restaurant, maaltijd
    koffie, thee, café
    wifi, wi-fi, internet, draadloos netwerk
    openingstijden, openingstijd, openingsuren, open
    prijs, prijzen, kosten, kost, tarief, tarieven
    aanmelden, inschrijven, opgeven, wachtlijst
    kaartje, kaartjes, ticket, tickets, toegangsbewijs, entree, toegang, bezoek
    gratis, kosteloos
    adres, locatie, bereikbaarheid, routebeschrijving
    trein, treinstation, station, ns
    parkeren, parkeerplaats, parkeergarage
    laadpaal, laadpunt, laadplek, elektrisch laden
    hotel, overnachten, slapen, verblijf
    rolstoel, mindervalide, rolstoeltoegankelijk
    blind, slechtziend, doof, slechthorend, ringleiding
    exposant, standhouder, deelnemer
    standruimte, stand, beursstand
    zaal, zalen
    lezing, sessie, presentatie, workshop
    spreker, sprekers, inleider
    agenda, programma, rooster
    vacature, vacatures, baan, banen
    stage, stagiair, stageplaats
    pers, media, journalist, accreditatie
    factuur, betaling, betalen
    opbouw, opbouwen
    afbraak, afbreken, afbouw
    stroom, elektriciteit, stroomaansluiting
    brochure, folder, documentatie
    nieuwsbrief, mailing
    afmelden, uitschrijven, opzeggen
    annuleren, annulering, afzeggen
    gegevens, persoonsgegevens, avg
    batterij, accu
    zonnepanelen, pv, zonne-energie
    vergunning, vergunnen, omgevingsvergunning
    duurzaam, duurzaamheid, verduurzaming, verduurzamen`,
  en: `
    toilet, toilets, restroom, wc, loo
    cloakroom, coats, lockers
    lunch, food, catering, restaurant, meal, eat
    coffee, tea, café
    wifi, wi-fi, internet, wireless
    opening hours, opening times, open
    price, prices, cost, costs, rate, rates, fee
    ticket, tickets, admission, entry, visit
    free, free of charge
    address, venue, location, directions
    train, railway, station
    parking, car park
    charging point, charger, ev charging
    hotel, accommodation, overnight
    wheelchair, disabled, step-free
    deaf, hearing loop, hard of hearing
    exhibitor, participant
    stand, booth, stall
    lecture, session, talk, presentation, workshop
    schedule, agenda, programme, program, timetable
    vacancy, vacancies, job, jobs, careers
    photo, photos, pictures
    press, media, journalist, accreditation
    invoice, payment, pay
    set-up, build-up, setup, set-up times, build-up times
    power, electricity
    brochure, leaflet
    unsubscribe, opt out
    cancel, cancellation
    permit, permitting, planning permission
    sustainable, sustainability, retrofit
    battery, batteries`,
}

const groups = (text: string): SynonymGroup[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ terms: line.split(',').map((term) => term.trim()) }))

const shipped = { nl: groups(GROUPS.nl), en: groups(GROUPS.en) }

export const shippedSynonyms = (locale: LocaleCode): readonly SynonymGroup[] => shipped[locale]
