import settings from './settings'

export default { level: settings.logLevel }
