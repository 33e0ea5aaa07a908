import settings from './settings'

export default {
  rest: {
    prefix: settings.apiPrefix,
    defaultLimit: 100,
    maxLimit: 250,
    withCount: true,
    strictParams: true,
  },
  documents: { strictParams: true },
}
