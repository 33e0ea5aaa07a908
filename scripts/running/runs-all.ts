/** Whether tests for releases run too, all on both databases; `npm run test:all` sets it. */
export const runsAll = (): boolean => process.env.TESTS === 'all'
