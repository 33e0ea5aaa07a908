export const COUNTS_TABLE = 'statistics_counts'
export const DAYS_TABLE = 'statistics_days'
export const NODES_TABLE = 'statistics_nodes'
/** Content type: how long figures are kept, and which tag counts as well. */
export const SETTINGS = 'api::statistics-settings.statistics-settings'

/** The dimension of `statistics_days` that has everything in one row, with the value ''. */
export const ALL = 'all'
