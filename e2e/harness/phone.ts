import { devices } from '@playwright/test'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

/** The options of tests for small screens. */
export { phone }
