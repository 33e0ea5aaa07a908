export const exhibitors = [
  {
    slug: 'woonstichting-de-zandkreek',
    name: 'Woonstichting De Zandkreek',
    stands: ['1.B02'],
  },
  {
    slug: 'wonen-aan-de-vliet',
    name: 'Wonen aan de Vliet',
    stands: ['1.B03'],
  },
  {
    slug: 'woningstichting-meerhaven',
    name: 'Woningstichting Meerhaven',
    stands: ['2.F12'],
  },
  {
    slug: 'lindewaard-wonen',
    name: 'Lindewaard Wonen',
    stands: ['1.B06'],
  },
  {
    slug: 'hoogerven-woont',
    name: 'Hoogerven Woont',
    stands: ['2.G06'],
  },
  {
    slug: 'de-goede-gevel',
    name: 'De Goede Gevel',
    stands: ['1.D02'],
  },
  {
    slug: 'stichting-volkshuis-oeverdam',
    name: 'Stichting Volkshuis Oeverdam',
    stands: ['1.D03'],
  },
  {
    slug: 'de-woonmeent',
    name: 'De Woonmeent',
    stands: ['2.I03'],
  },
  {
    slug: 'kreekstede-woonservice',
    name: 'Kreekstede Woonservice',
    stands: ['1.A12'],
  },
  {
    slug: 'woongroep-het-duinland',
    name: 'Woongroep Het Duinland',
    stands: ['1.E10'],
  },
  {
    slug: 'corporatie-rietveen',
    name: 'Corporatie Rietveen',
    stands: ['2.G03'],
  },
  {
    slug: 'thuisbasis-noordwaard',
    name: 'Thuisbasis Noordwaard',
    stands: ['2.G04'],
  },
  {
    slug: 'sluiswonen',
    name: 'Sluiswonen',
    stands: ['2.I01'],
  },
  {
    slug: 'stichting-ouderenhuisvesting-de-linde',
    name: 'Stichting Ouderenhuisvesting De Linde',
    stands: ['2.I02'],
  },
  {
    slug: 'jongerenhuis-zilverwijk',
    name: 'Jongerenhuis Zilverwijk',
    stands: ['1.E07'],
    pavilion: 'flexwonen',
  },
  {
    slug: 'woningbouwvereniging-heidemeent',
    name: 'Woningbouwvereniging Heidemeent',
    stands: ['2.H07'],
    pavilion: 'verduurzaming',
  },
  {
    slug: 'volkswoning-graanburg',
    name: 'Volkswoning Graanburg',
    stands: ['2.H08'],
    pavilion: 'verduurzaming',
  },
  {
    slug: 'bouwstroom-vijf-kernen',
    name: 'Bouwstroom Vijf Kernen',
    mainExhibitor: 'woonstichting-de-zandkreek',
  },
]
