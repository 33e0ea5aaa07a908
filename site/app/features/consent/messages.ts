import { defineMessages } from '~/i18n/messages.ts'

export const choicesMessages = defineMessages({
  nl: {
    heading: 'Uw keuzes',
    lead: 'Zij gelden in deze browser, zes maanden lang. Zonder keuze laadt deze site niets van anderen.',
    allow: 'Toestaan',
    refuse: 'Weigeren',
    statistics: 'Meetellen door deze site zelf',
    statisticsText:
      'Wij tellen hoe vaak pagina’s worden bekeken, zonder te weten door wie. Daarvoor vraagt de wet geen toestemming; bezwaar maken kan altijd.',
    notTracked: 'Uw browser vraagt niet te worden gevolgd. Daarom tellen wij uw bezoek niet.',
    tag: (host: string) => `Statistiek van ${host}`,
    tagText:
      'Die dienst ziet uw IP-adres, welke openbare pagina’s u bekijkt en waar u vandaan kwam, en herkent uw bezoek.',
    video: 'Video’s van YouTube en Vimeo',
    videoText: 'Die sites zien uw IP-adres en kunnen cookies plaatsen zodra u een video afspeelt.',
    map: 'Kaart van OpenStreetMap',
    mapText: 'OpenStreetMap ziet uw IP-adres zodra de kaart laadt.',
    captcha: 'Controle op robots door een andere site',
    captchaText:
      'Alleen als een formulier erom vraagt. Die dienst ziet uw IP-adres en kan cookies plaatsen.',
    record: (when: string, version: string) =>
      `Uw laatste keuze: ${when}, bij tekst versie ${version}.`,
    none: 'U hebt nog niets gekozen.',
    saved: 'Uw keuze is bewaard.',
  },
  en: {
    heading: 'Your choices',
    lead: 'They apply to this browser for six months. Without a choice this site loads nothing from others.',
    allow: 'Allow',
    refuse: 'Refuse',
    statistics: 'Counting by this site itself',
    statisticsText:
      'We count how often pages are viewed, without knowing by whom. The law asks no consent for that; you can always object.',
    notTracked: 'Your browser asks not to be tracked. Therefore we do not count your visit.',
    tag: (host) => `Statistics by ${host}`,
    tagText:
      'That service sees your IP address, which public pages you view and where you came from, and recognises your visit.',
    video: 'Videos from YouTube and Vimeo',
    videoText: 'Those sites see your IP address and may set cookies once you play a video.',
    map: 'Map from OpenStreetMap',
    mapText: 'OpenStreetMap sees your IP address once the map loads.',
    captcha: 'Check for robots by another site',
    captchaText:
      'Only if a form asks for it. That service sees your IP address and may set cookies.',
    record: (when, version) => `Your latest choice: ${when}, with text version ${version}.`,
    none: 'You have not chosen anything yet.',
    saved: 'Your choice has been saved.',
  },
})
